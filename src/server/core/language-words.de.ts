import type * as source from './language-words.ts';

export const LANGUAGE_TAG: string = 'de';
export const DIRECTION: typeof source.DIRECTION = 'ltr';
export const LOCALE: string = 'de-DE';
