import type * as source from './language-words.ts';
import type { Language } from './languages.ts';

export const LANGUAGE: Language = 'zh-hant';

export const LOCALE: string = 'zh-Hant-TW';

export const DATE_LOCALE: string = 'zh-Hant-TW';

export const DATE_STYLE: typeof source.DATE_STYLE = 'long';

export const FAMILY_FIRST: boolean = true;

/** Lines may end there. */
export const GAP: string = '\u200B';

export const labelled: typeof source.labelled = (name, value) => `${name}：${value}`;

export const facts: typeof source.facts = (first, second) => `${first}，${second}`;

/** '24 小時'. */
export const inHours: typeof source.inHours = (count) => `${count} 小時`;

/** '1 天', '7 天'. */
export const inDays: typeof source.inDays = (count) => `${count} 天`;

/** '1 年', '2 年'. */
export const inYears: typeof source.inYears = (count) => `${count} 年`;

/** A place's name needs no article. */
export const named: typeof source.named = (place) => place;

const ENDS_CHINESE = /\p{Script=Han}$/u;
const BEGINS_CHINESE = /^\p{Script=Han}/u;
const ENDS_LATIN = /[\p{Script=Latin}\d%+]$/u;
const BEGINS_LATIN = /^[\p{Script=Latin}\d$]/u;
/** It brings its own space: '剛果（金夏沙）'. */
const ENDS_FULL_WIDTH = /[。，：；？！）」》]$/u;

function beside(before: string, after: string): string {
  if (ENDS_FULL_WIDTH.test(before)) return before + after.trimStart();
  const isBorder =
    (ENDS_CHINESE.test(before) && BEGINS_LATIN.test(after)) ||
    (ENDS_LATIN.test(before) && BEGINS_CHINESE.test(after));
  return isBorder ? `${before} ${after}` : before + after;
}

/** A text with facts that are Chinese or not, as names of places: '在日本使用', '在 Global Light 使用'. */
export function spaced(texts: TemplateStringsArray, ...given: readonly (string | number)[]): string {
  return given.reduce<string>(
    (said, fact, at) => beside(beside(said, String(fact)), texts[at + 1] ?? ''),
    texts[0] ?? '',
  );
}
