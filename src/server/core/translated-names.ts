import { isTelling } from '../../domain/catalog/search.ts';
import { type Language, LANGUAGES, PSEUDO, SOURCE } from '../../domain/languages.ts';
import { termOf } from '../../domain/search-term.ts';
import { ar } from './own-names/ar.ts';
import { de } from './own-names/de.ts';
import { es } from './own-names/es.ts';
import { fr } from './own-names/fr.ts';
import { he } from './own-names/he.ts';
import { it } from './own-names/it.ts';
import { ja } from './own-names/ja.ts';
import { ko } from './own-names/ko.ts';
import { nl } from './own-names/nl.ts';
import type { OwnNames } from './own-names/own-names.ts';
import { pl } from './own-names/pl.ts';
import { pt } from './own-names/pt.ts';
import { tr } from './own-names/tr.ts';
import { zhHans } from './own-names/zh-hans.ts';
import { zhHant } from './own-names/zh-hant.ts';

const OWN: Readonly<Record<Exclude<Language, typeof SOURCE | typeof PSEUDO>, OwnNames>> = {
  de,
  fr,
  es,
  it,
  nl,
  pt,
  pl,
  tr,
  ja,
  ko,
  'zh-hans': zhHans,
  'zh-hant': zhHant,
  ar,
  he,
};

/**
 * Languages in which people type, by their tags, related ones side by side, which packs best; more than one where countries of one
 * language call places differently.
 */
const TYPED = 'en nl de fr it es pt-BR pt-PT pl tr ru el ar he ja ko zh-Hans zh-Hant zh-Hant-HK'.split(' ');

/** Nobody says 'Hong Kong SAR China'. */
const SHORT = new Set(['HK', 'MO', 'PS']);

/** CLDR's name for a country or a part of the world, and the short one: 'Vereinigte Staaten', 'USA'. */
function namesIn(tag: string): (code: string) => { usual: string | undefined; short: string | undefined } {
  const long = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
  const brief = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none', style: 'short' });
  return (code) => {
    // CLDR gives the name of a successor to a code that is not used any more.
    const isKnown = /^(?:[A-Z]{2}|\d{3})$/.test(code) && new Intl.Locale(`und-${code}`).region === code;
    const short = isKnown ? brief.of(code) : undefined;
    return { usual: isKnown && !SHORT.has(code) ? long.of(code) : short, short };
  };
}

const typed = TYPED.map(namesIn);

/**
 * What a country or a part of the world is called in each language in which people type, and on each language's pages; by its
 * code, or by that of the United Nations.
 */
export function everyName(code: string): string[] {
  return [
    ...typed.flatMap((namesOf) => {
      const { usual = [], short = '' } = namesOf(code);
      // 'RU' is Russia, though it is short for the United Kingdom in Spanish.
      return [usual, isTelling(termOf(short.replace(/\P{L}/gu, ''))) ? short : []].flat();
    }),
    ...Object.values(OWN).flatMap(({ countries }) => countries[code] ?? []),
  ];
}

/** Names a place by its code; without a translation it keeps the name that is given. */
export type NamePlace = (code: string, name: string) => string;

const made = new Map<Language, NamePlace>();

/** Names places in a language. Only servers ask: the table of names is the runtime's, and reading it takes a phone 20 ms. */
export function placeNamesIn(language: Language): NamePlace {
  const known = made.get(language) ?? makeNames(language);
  made.set(language, known);
  return known;
}

function makeNames(language: Language): NamePlace {
  if (language === SOURCE) return (_, name) => name;
  if (language === PSEUDO) return (_, name) => `«${name}»`;
  const { countries, regions } = OWN[language];
  const namesOf = namesIn(LANGUAGES[language].tag);
  return (code, name) => countries[code] ?? regions[name] ?? namesOf(code).usual ?? name;
}

/** Names without those that searches cannot tell apart, by the form that they compare. */
export function distinct(names: readonly string[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const name of names) if (!known.has(termOf(name).joined)) known.set(termOf(name).joined, name);
  return known;
}
