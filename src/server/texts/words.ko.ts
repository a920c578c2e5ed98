import type * as source from './words.ts';

export const textNotes: typeof source.textNotes = {
  updated: (date) => `최종 업데이트: ${date}`,
  changed: (date) => `${date} 변경`,
  otherLanguage: '이 글은 아직 한국어로 제공되지 않습니다.',
  earlier: '이전 버전',
  from: (date) => `${date}부터`,
  first: '첫 번째 버전',
  isOld: '이전 버전을 보고 계십니다.',
  newest: '현재 버전 보기',
};
