import type * as source from './words.ts';

export const passwordWords: typeof source.passwordWords = {
  password: 'パスワード',
  confirm: 'パスワード（確認）',
  show: (label) => `${label}を表示`,
  hide: (label) => `${label}を隠す`,
};

export const verificationWords: typeof source.verificationWords = {
  send: '確認メールを送信',
  sent: '確認メールをお送りしました。受信トレイを確認してください。',
};
