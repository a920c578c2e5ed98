import type * as source from './plan-facts-words.ts';

/** The tier is isolated: a number after it, as in a list, would join it. */
export const unlimitedPlan: typeof source.unlimitedPlan = (tier) =>
  tier ? `غير محدود \u2066${tier}\u2069` : 'غير محدود';

/** Isolated, as all that has a number and Latin letters: '512 kbps'. */
export const formatSpeed: typeof source.formatSpeed = (kbps) =>
  `\u2066${kbps < 1000 ? `${kbps}\u00A0kbps` : `${kbps / 1000}\u00A0Mbps`}\u2069`;

export const startWords: typeof source.startWords = {
  first_use: 'تبدأ عند أول استخدام',
  purchase: 'تبدأ عند الشراء',
  unknown: 'بداية الصلاحية غير معروفة',
};

export const UNKNOWN_SPEEDS: string = 'السرعات غير معروفة';

/** They stay on one line, and each where it belongs: without the mark, '4G، 5G' would run from left to right. */
export const listedSpeeds: typeof source.listedSpeeds = (names) => names.join('،\u200F\u00A0');
