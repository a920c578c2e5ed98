import type * as source from './sign-in-failed-words.ts';

export const signInFailedWords: typeof source.signInFailedWords = {
  meta: { title: 'ログインできませんでした', description: 'もう一度ログインしてください。' },
  title: 'ログインできませんでした',
  text: (google) =>
    google
      ? '時間切れになったか、このページがもう一度開かれました。小さいウィンドウで開いている場合は、閉じて元のページでやり直すこともできます。'
      : '時間切れになったか、このページがもう一度開かれました。代わりにメールアドレスでログインしてください。',
  blocked: {
    title: 'このアカウントは停止されています',
    text: '購入したものは引き続き利用できます。間違いだと思われる場合はご連絡ください。',
    support: 'お問い合わせ',
  },
  home: 'ホームへ',
};
