import { createMiddleware } from 'hono/factory';

import { isLanguage, SOURCE } from '../../domain/languages.ts';
import type { Deps } from '../deps.ts';
import { namesIn, type Translate } from './in-language.ts';

/** The fields with a place's name, in the objects that have its code. */
const NAMES = new Set(['country', 'country_name']);

/**
 * Names places in the language that the caller asks for, in answers about one visitor's orders and eSIMs: they are stored with
 * the names of the day they were bought, in the source's language.
 */
export function placesNamed({ catalog }: Pick<Deps, 'catalog'>) {
  return createMiddleware(async (c, next) => {
    await next();
    const language = c.req.query('language') ?? SOURCE;
    const isJson = c.res.headers.get('content-type')?.startsWith('application/json') ?? false;
    if (language === SOURCE || !isLanguage(language) || !isJson) return;
    const answer = named(await c.res.json(), namesIn(catalog.current(), language));
    c.res = new Response(JSON.stringify(answer), c.res);
    c.res.headers.delete('content-length');
  });
}

function named(value: unknown, nameOf: Translate): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  const { country_code: code } = value as { country_code?: unknown };
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]: [string, unknown]) =>
      typeof code === 'string' && typeof inner === 'string' && NAMES.has(field)
        ? [field, nameOf(code, inner)]
        : [field, named(inner, nameOf)],
    ),
  );
}
