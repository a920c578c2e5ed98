import type * as source from './words.ts';

export const commonWords: typeof source.commonWords = {
  tryAgain: '다시 시도',
  pleaseWait: '잠시만 기다려 주세요…',
  loading: '불러오는 중…',
  done: '완료',
  close: '닫기',
};

export const copyWords: typeof source.copyWords = {
  copyWhat: (what) => `${what} 복사`,
  copied: '복사됨',
  copyByHand: '선택해서 복사',
  copy: '복사',
};
