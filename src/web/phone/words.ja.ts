import type * as source from './words.ts';

export const phoneLineWords: typeof source.phoneLineWords = {
  ask: 'このスマホで使えますか？',
  check: '機種を確認',
};
