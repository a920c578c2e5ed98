import type * as source from './words.ts';

export const linkPageWords: typeof source.linkPageWords = {
  noScript: 'このページにはJavaScriptが必要です。',
  failed: {
    title: 'リンクを確認できませんでした',
    text: '通信状況を確認して、もう一度お試しください。リンクはまだ有効です。',
  },
};

export const newPasswordWords: typeof source.newPasswordWords = {
  title: '新しいパスワードを設定',
  rule: '6文字以上で入力してください。すべての端末からログアウトします。',
  label: '新しいパスワード',
  save: '新しいパスワードを保存',
};
