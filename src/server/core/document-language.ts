import { LANGUAGE, LOCALE as OF_PAGES } from '../../domain/language-words.ts';
import { LANGUAGES, SOURCE } from '../../domain/languages.ts';

/** The language of mails and documents, for the programs that show them. */
export const { tag: LANGUAGE_TAG, direction: DIRECTION } = LANGUAGES[LANGUAGE];

/** Dates and times are written as in this language and country; in English ones as in America. */
export const LOCALE: string = LANGUAGE === SOURCE ? 'en-US' : OF_PAGES;
