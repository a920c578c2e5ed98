import type * as source from './sign-in-failed-words.ts';

export const signInFailedWords: typeof source.signInFailedWords = {
  meta: { title: 'ログインできませんでした', description: 'もう一度ログインしてください。' },
  title: 'ログインできませんでした',
  text: (google) =>
    google
      ? '時間切れの可能性があります。小さいウィンドウで開いている場合は閉じて、「Googleで続ける」をもう一度押してください。'
      : 'サイトに戻り、メールアドレスでログインしてください。',
  blocked: {
    title: 'このアカウントは停止されています',
    text: '購入したものは引き続き利用できます。心当たりがない場合はご連絡ください。',
  },
  home: 'ホームへ',
};
