import type * as source from './code-words.ts';

export const codeWords: typeof source.codeWords = {
  ask: 'クーポンコードをお持ちですか？',
  label: 'コード',
  apply: '適用',
  applied: (code, off) => `${code}：${off}`,
  remove: '削除',
  removeLabel: (code) => `コード${code}を削除`,
  empty: 'コードを入力してください。',
  failed: '読み込めませんでした。もう一度お試しください。',
};
