import type * as source from './country-loading-words.ts';

export const countryLoadingWords: typeof source.countryLoadingWords = {
  loading: '正在載入 eSIM 方案…',
  intro: '依您的旅程選擇天數和數據量。eSIM 約一分鐘就會寄到您的電子信箱，落地後才開始計算天數。',
};
