import { BASE_CURRENCY, type Currency } from '../../domain/currencies.ts';
import { LANGUAGE } from '../../domain/language-words.ts';
import { LANGUAGES, pageAddress, prefixOf } from '../../domain/languages.ts';

/** What all addresses of these pages begin with: '/de', and nothing in the source's language. */
const PREFIX: string = prefixOf(LANGUAGE);

/** A path of `paths` as a whole one, for everything but the router, which adds the language itself. */
export function wholePath(path: string): string {
  return pageAddress(LANGUAGE, path);
}

/** The router's path of a whole one; null if it is outside this language's. */
export function routerPath(whole: string): string | null {
  if (!whole.startsWith(PREFIX)) return null;
  const path = whole.slice(PREFIX.length);
  return /^$|^[/?#]/.test(path) ? (path.startsWith('/') ? path : `/${path}`) : null;
}

/**
 * The currency that these pages ask for. The table of languages stays on the server: a browser's document says which one it is,
 * unless it is the dollar.
 */
export function pageCurrency(): Currency {
  if (import.meta.env.SSR) return LANGUAGES[LANGUAGE].currency;
  return (document.documentElement.dataset['currency'] ?? BASE_CURRENCY) as Currency;
}
