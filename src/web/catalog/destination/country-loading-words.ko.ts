import type * as source from './country-loading-words.ts';

export const countryLoadingWords: typeof source.countryLoadingWords = {
  loading: 'eSIM 요금제를 불러오는 중…',
  intro:
    '여행에 맞는 기간과 데이터를 골라 보세요. eSIM은 1분이면 이메일로 도착하고, 현지에 도착하면 시작돼요.',
};
