import type * as source from './picture-words.ts';

export const pictureWords: typeof source.pictureWords = {
  kind: '海外旅行用eSIM',
  plans: (lowest) => (lowest === null ? 'プリペイドデータプラン' : `プリペイドデータプラン・${lowest}から`),
  home: '着いたその場で、すぐつながる',
};
