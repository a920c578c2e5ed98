import { createMiddleware } from 'hono/factory';

import type { BundleStatus } from '../../domain/esims/bundle-status.ts';
import { SOURCE } from '../../domain/languages.ts';
import { namesIn } from '../catalog/in-language.ts';
import { inLanguage } from '../core/localized.ts';
import type { NamePlace } from '../core/translated-names.ts';
import type { Deps } from '../deps.ts';
import { askedLanguage } from '../http/asked-language.ts';
import * as english from './localized-status.ts';

/** The fields with a place's name, in the objects that have its code. */
const NAMES = new Set(['country', 'country_name']);

interface Words {
  nameOf: NamePlace;
  statusInWords: typeof english.statusInWords;
}

/**
 * Names places and words the live status of plans in the language that the caller asks for, in answers about one visitor's orders
 * and eSIMs: they are made, and partly stored, in the source's language.
 */
export function answersInLanguage({ catalog }: Pick<Deps, 'catalog'>) {
  return createMiddleware(async (c, next) => {
    await next();
    const language = askedLanguage(c);
    const isJson = c.res.headers.get('content-type')?.startsWith('application/json') ?? false;
    if (language === SOURCE || !isJson) return;
    const place = new URL('./localized-status.ts', import.meta.url);
    const { statusInWords } = await inLanguage(language, english, place);
    const words = { nameOf: namesIn(catalog.current(), language), statusInWords };
    c.res = new Response(JSON.stringify(worded(await c.res.json(), words)), c.res);
    c.res.headers.delete('content-length');
  });
}

function worded(value: unknown, words: Words): unknown {
  if (Array.isArray(value)) return value.map((one) => worded(one, words));
  if (typeof value !== 'object' || value === null) return value;
  if ('bundle_state' in value) return words.statusInWords(value as BundleStatus);
  const { country_code: code } = value as { country_code?: unknown };
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]: [string, unknown]) =>
      typeof code === 'string' && typeof inner === 'string' && NAMES.has(field)
        ? [field, words.nameOf(code, inner)]
        : [field, worded(inner, words)],
    ),
  );
}
