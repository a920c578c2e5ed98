import type * as source from './language-words.ts';
import type { Language } from './languages.ts';

export const LANGUAGE: Language = 'ja';

export const LOCALE: string = 'ja-JP';

export const DATE_LOCALE: string = 'ja-JP';

/** '24時間'. */
export const inHours: typeof source.inHours = (count) => `${count}時間`;

/** '1日', '7日間'. */
export const inDays: typeof source.inDays = (count) => (count === 1 ? '1日' : `${count}日間`);

/** '1年間', '2年間'. */
export const inYears: typeof source.inYears = (count) => `${count}年間`;
