import type * as source from './phone-words.ts';

export const phoneScreenWords: typeof source.phoneScreenWords = {
  title: '내 eSIM',
  active: '사용 중',
  country: '일본',
  plan: '10GB · 30일',
  left: '6.2GB',
  leftOf: '남음 / 10GB',
  days: '18일 남음',
  read: '4분 전 업데이트',
  add: '데이터 추가',
  details: '자세히 보기',
  nextCountry: '태국',
  nextState: '설치 가능',
};
