import type * as source from './words.ts';

export const ownProfileWords: typeof source.ownProfileWords = {
  list: 'マイeSIM',
  ofGuest: { title: 'マイeSIM', about: 'このブラウザで購入したもの' },
};

export const joinOfferWords: typeof source.joinOfferWords = {
  offer: (count) => `ゲストとして購入したeSIMが${count}件あります。アカウントに追加しますか？`,
  yes: '追加する',
  later: '後で',
  failed: '何も変更されていません。',
  joined: {
    title: (count) => `eSIMを${count}件、アカウントに追加しました。`,
    // One sentence fits any number.
    text: () => 'ログアウトすると、このブラウザには表示されなくなります。',
  },
};

export const forgetDeviceWords: typeof source.forgetDeviceWords = {
  question: '共用の端末ですか？',
  open: 'このブラウザからマイeSIMを消す',
  title: 'このブラウザからマイeSIMを消しますか？',
  text: 'ここで購入したものが、このブラウザに表示されなくなります。eSIMは引き続き使え、注文ごとのメールにある専用リンクも有効です。この操作は、ここでは元に戻せません。',
  yes: '消す',
  no: 'キャンセル',
  failed: '何も消されていません。',
};

export const profileWords: typeof source.profileWords = {
  noName: 'ユーザー',
};
