import type * as source from './words.ts';

export const sessionWords: typeof source.sessionWords = {
  failed: {
    title: '계정을 불러오지 못했어요',
    text: 'eSIM은 안전해요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  },
};
