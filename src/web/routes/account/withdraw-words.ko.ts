import type * as source from './withdraw-words.ts';

export const withdrawWords: typeof source.withdrawWords = {
  meta: {
    title: '청약 철회',
    description: '법률이 소비자에게 부여한 기간 안에 주문의 청약을 철회할 수 있습니다.',
  },
};
