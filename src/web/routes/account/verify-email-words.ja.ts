import type * as source from './verify-email-words.ts';
import { mailLinkWords } from './words.ts';

export const verifyWords: typeof source.verifyWords = {
  meta: { title: 'メールアドレスの確認', description: '本人のメールアドレスであることを確認します。' },
  checking: mailLinkWords.checking,
  signInFirst: {
    title: 'ログインしてメールアドレスを確認',
    text: '対象のアカウントにログインすると、リンクが有効になります。パスワードを再設定しても、メールアドレスは確認済みになります。',
    signIn: 'ログイン',
    forgot: 'パスワードをお忘れですか？',
  },
  expired: {
    title: mailLinkWords.dead,
    text: '期限切れか、リンクの一部が欠けています。新しいリンクをお送りできます。',
  },
  incomplete: mailLinkWords.half,
  verified: {
    title: 'メールアドレスを確認しました',
    text: (email) => `${email}で購入したものは、すべてアカウントで確認できます。`,
    dashboard: 'ダッシュボードへ',
  },
  otherAccount: {
    title: 'このリンクは別のアカウント用です',
    text: (email) =>
      `現在${email}でログインしています。ログアウトして、リンクが届いたアカウントでログインしてください。`,
    signOut: 'ログアウト',
  },
};
