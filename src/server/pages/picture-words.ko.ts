import type * as source from './picture-words.ts';

export const pictureWords: typeof source.pictureWords = {
  kind: '여행용 eSIM',
  plans: (lowest) => (lowest === null ? '선불 데이터 요금제' : `선불 데이터 요금제 ${lowest}부터`),
  home: '어디에 도착하든, 바로 데이터',
};
