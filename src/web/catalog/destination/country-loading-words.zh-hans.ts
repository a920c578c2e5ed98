import type * as source from './country-loading-words.ts';

export const countryLoadingWords: typeof source.countryLoadingWords = {
  loading: '正在加载 eSIM 套餐…',
  intro: '按你的旅行计划选择天数和流量。eSIM 一分钟左右就会发到你的邮箱，落地后开始使用。',
};
