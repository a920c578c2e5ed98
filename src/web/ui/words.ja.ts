import type * as source from './words.ts';

export const commonWords: typeof source.commonWords = {
  tryAgain: 'もう一度試す',
  pleaseWait: 'お待ちください…',
  loading: '読み込み中…',
  done: '完了',
  close: '閉じる',
};

export const copyWords: typeof source.copyWords = {
  copyWhat: (what) => `${what}をコピー`,
  copied: 'コピーしました',
  copyByHand: '選択してコピー',
  copy: 'コピー',
};
