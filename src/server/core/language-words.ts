/** The language of mails and documents, for the programs that show them. */
export const LANGUAGE_TAG = 'en';
export const DIRECTION: 'ltr' | 'rtl' = 'ltr';
/** Dates and times are written as in this language and country. */
export const LOCALE = 'en-US';
