import type * as source from './pass-words.ts';

export const PASS_STAMPS: typeof source.PASS_STAMPS = {
  preview: null,
  paid: '결제 완료',
  ready: '설치 가능',
  in_use: null,
  used_up: '사용 완료',
  over: '종료',
  returned: '환불 완료',
};

export const passTitle: typeof source.passTitle = (country, isAdded) =>
  isAdded ? `${country} 데이터` : `${country} eSIM`;

export { passPlan } from './pass-words.ts';
