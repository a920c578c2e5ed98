import type * as source from './words.ts';

export const invitationWords: typeof source.invitationWords = {
  asked: {
    title: 'アカウント',
    text: 'ログイン方法をメールでお知らせします。ログインすると、どの端末でもeSIMを確認できます。',
    button: 'ログイン',
  },
  open: {
    title: 'eSIMをアカウントに保存',
    text: '今はこのブラウザでしか確認できません。アカウントがあれば、どの端末でも確認できます。',
    button: 'アカウントを作成',
  },
};

export const signInNeededWords: typeof source.signInNeededWords = {
  title: 'ログインが必要です',
  text: 'ダッシュボードの利用とeSIMプランの購入には、ログインしてください。',
  button: 'ログイン',
};

export const resetWords: typeof source.resetWords = {
  sent: 'パスワード再設定メールをお送りしました。受信トレイを確認してください。',
};
