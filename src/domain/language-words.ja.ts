import type * as source from './language-words.ts';
import type { Language } from './languages.ts';

export const LANGUAGE: Language = 'ja';

export const LOCALE: string = 'ja-JP';

export const DATE_LOCALE: string = 'ja-JP';

export const DATE_STYLE: typeof source.DATE_STYLE = 'long';

export const FAMILY_FIRST: boolean = true;

/** Lines may end there. */
export const GAP: string = '\u200B';

export const labelled: typeof source.labelled = (name, value) => `${name}：${value}`;

export const facts: typeof source.facts = (first, second) => `${first}、${second}`;

/** '24時間'. */
export const inHours: typeof source.inHours = (count) => `${count}時間`;

/** '1日', '7日間'. */
export const inDays: typeof source.inDays = (count) => (count === 1 ? '1日' : `${count}日間`);

/** '1年間', '2年間'. */
export const inYears: typeof source.inYears = (count) => `${count}年間`;

/** A place stands where its name needs no article. */
export const named: typeof source.named = (place) => place;
