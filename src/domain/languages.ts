import type { Currency } from './currencies.ts';

/** A language that travellers can choose. */
export interface LanguageFacts {
  /** As in `lang`, `hreflang` and `Accept-Language`: BCP 47. */
  tag: string;
  /** Its name in itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Of prices on its pages, if the shop sells in it; dollars where no one country speaks for the language. */
  currency: Currency;
  /**
   * `offered` to visitors; a `draft` that is being translated, which only its translators build; or for `tests`.
   */
  stage: 'offered' | 'draft' | 'tests';
  /** Whether a person has reviewed its legal pages. Until then they say that the English ones prevail. */
  hasReviewedLaw?: boolean;
}

/**
 * The languages of the shop, in the order in which they are offered, by the first part of their addresses. The first one is the
 * source: all others are translated from it, and its pages have no such part.
 */
const ROWS = {
  en: { tag: 'en', name: 'English', direction: 'ltr', currency: 'USD', stage: 'offered' },
  de: { tag: 'de', name: 'Deutsch', direction: 'ltr', currency: 'EUR', stage: 'offered' },
  fr: { tag: 'fr', name: 'Français', direction: 'ltr', currency: 'EUR', stage: 'offered' },
  es: { tag: 'es', name: 'Español', direction: 'ltr', currency: 'EUR', stage: 'offered' },
  it: { tag: 'it', name: 'Italiano', direction: 'ltr', currency: 'EUR', stage: 'offered' },
  nl: { tag: 'nl', name: 'Nederlands', direction: 'ltr', currency: 'EUR', stage: 'offered' },
  pt: { tag: 'pt-BR', name: 'Português (Brasil)', direction: 'ltr', currency: 'BRL', stage: 'offered' },
  pl: { tag: 'pl', name: 'Polski', direction: 'ltr', currency: 'PLN', stage: 'offered' },
  tr: { tag: 'tr', name: 'Türkçe', direction: 'ltr', currency: 'TRY', stage: 'offered' },
  ja: { tag: 'ja', name: '日本語', direction: 'ltr', currency: 'JPY', stage: 'offered' },
  ko: { tag: 'ko', name: '한국어', direction: 'ltr', currency: 'KRW', stage: 'offered' },
  'zh-hans': { tag: 'zh-Hans', name: '简体中文', direction: 'ltr', currency: 'USD', stage: 'offered' },
  'zh-hant': { tag: 'zh-Hant', name: '繁體中文', direction: 'ltr', currency: 'TWD', stage: 'offered' },
  ar: { tag: 'ar', name: 'العربية', direction: 'rtl', currency: 'USD', stage: 'offered' },
  he: { tag: 'he', name: 'עברית', direction: 'rtl', currency: 'ILS', stage: 'offered' },
  'en-xa': { tag: 'en-XA', name: 'Pseudo', direction: 'ltr', currency: 'USD', stage: 'tests' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof ROWS;

export const SOURCE = 'en' satisfies Language;

/** English, marked and longer, for tests of pages in other languages; nobody is offered it. `XA` is CLDR's code for such a one. */
export const PSEUDO = 'en-xa' satisfies Language;

export const LANGUAGE_CODES = Object.keys(ROWS) as [Language, ...Language[]];

export const LANGUAGES: Readonly<Record<Language, LanguageFacts>> = ROWS;

const CODES: ReadonlySet<string> = new Set(LANGUAGE_CODES);

export function isLanguage(code: string): code is Language {
  return CODES.has(code);
}

/** What all addresses in a language begin with: '/de', and nothing for the source. */
export function prefixOf(language: Language): '' | `/${string}` {
  return language === SOURCE ? '' : `/${language}`;
}

/** The whole path of a page in a language: '/de/faq', and '/de' for its home page. */
export function pageAddress(language: Language, path: string): string {
  return language === SOURCE ? path : prefixOf(language) + path.replace(/^\/(?=$|[?#])/, '');
}

/**
 * The language of a path, and the path of the same page in the source: '/de/faq' is German and '/faq'. A prefix in capital
 * letters is none.
 */
export function languageOf(path: string): { language: Language; path: string } {
  const end = path.indexOf('/', 1);
  const code = end < 0 ? path.slice(1) : path.slice(1, end);
  if (code === SOURCE || !isLanguage(code)) return { language: SOURCE, path };
  return { language: code, path: end < 0 ? '/' : path.slice(end) };
}
