import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Language, LANGUAGE_CODES, LANGUAGES, SOURCE } from '../../domain/languages.ts';

const BUILD = fileURLToPath(new URL('../../../build', import.meta.url));

/** The folder of a language's pages in the folder of all that is built. */
export function pagesIn(language: Language, buildDir = BUILD): string {
  return language === SOURCE ? buildDir : join(buildDir, 'pages', language);
}

/** The program that renders the pages in a language. */
export function pagesProgram(language: Language, buildDir = BUILD): string {
  return join(pagesIn(language, buildDir), 'server', 'index.js');
}

/** The languages that visitors of this shop can choose, the source first. */
export function offeredLanguages(buildDir = BUILD): Language[] {
  return builtLanguages(buildDir).filter((language) => LANGUAGES[language].stage === 'offered');
}

/** How far a language's translation is, in messages. */
export interface TranslationProgress {
  language: Language;
  messages: number;
  /** From today's English; the others are shown in English. */
  translated: number;
  /** By somebody who did not write them. */
  reviewed: number;
}

/** The progress of all translations when the programs were built; none if they were not. */
export function translationProgress(buildDir = BUILD): TranslationProgress[] {
  const file = join(buildDir, 'programs', 'translations.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TranslationProgress[]) : [];
}

/** The languages whose pages are built. */
export function builtLanguages(buildDir = BUILD): Language[] {
  return LANGUAGE_CODES.filter(
    (language) => language === SOURCE || existsSync(pagesProgram(language, buildDir)),
  );
}
