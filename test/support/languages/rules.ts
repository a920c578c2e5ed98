import type { Language, PSEUDO, SOURCE } from '../../../src/domain/languages.ts';
import { ar } from './rules/ar.ts';
import { de } from './rules/de.ts';
import { es } from './rules/es.ts';
import { fr } from './rules/fr.ts';
import { he } from './rules/he.ts';
import { it } from './rules/it.ts';
import { ja } from './rules/ja.ts';
import { ko } from './rules/ko.ts';
import { nl } from './rules/nl.ts';
import { pl } from './rules/pl.ts';
import { pt } from './rules/pt.ts';
import { tr } from './rules/tr.ts';
import { zhHans } from './rules/zh-hans.ts';
import { zhHant } from './rules/zh-hant.ts';

/** What a language's texts must be like; everything else is the same for all. */
export interface LanguageRules {
  /** A term of the English texts, and what a text that has it must have instead. */
  glossary: Readonly<Record<string, RegExp>>;
  /** Signs that a careful writer of it does not use. */
  wrongSigns: RegExp;
  /** Texts that are the same in English: names, and words that it has taken over. */
  sameAsEnglish: RegExp;
  /** English on its pages that nobody translates: names of phones, networks and brands. */
  untranslated?: RegExp;
  /** The share of its letters that are of its script, at least. */
  script: { letters: RegExp; least: number };
}

export const RULES: Readonly<
  Partial<Record<Exclude<Language, typeof SOURCE | typeof PSEUDO>, LanguageRules>>
> = { de, fr, es, it, nl, pt, pl, tr, ja, ko, 'zh-hans': zhHans, 'zh-hant': zhHant, ar, he };
