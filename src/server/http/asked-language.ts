import type { Context } from 'hono';

import { isLanguage, type Language, SOURCE } from '../../domain/languages.ts';

/**
 * The language of the page that calls, which names it in its address or as its only `Accept-Language`. A browser's own list of
 * languages says nothing about the page.
 */
export function askedLanguage(c: Context): Language {
  const asked = c.req.query('language') ?? c.req.header('accept-language') ?? SOURCE;
  return isLanguage(asked) ? asked : SOURCE;
}
