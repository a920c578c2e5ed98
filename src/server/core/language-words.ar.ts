import type * as source from './language-words.ts';

export const LANGUAGE_TAG: string = 'ar';
export const DIRECTION: typeof source.DIRECTION = 'rtl';
/** With the digits 0 to 9. */
export const LOCALE: string = 'ar-u-nu-latn';
