import type * as source from './language-words.ts';

export const LANGUAGE_TAG: string = 'ja';
export const DIRECTION: typeof source.DIRECTION = 'ltr';
export const LOCALE: string = 'ja-JP';
