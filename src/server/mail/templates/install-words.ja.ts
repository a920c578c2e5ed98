import type * as source from './install-words.ts';

export const installWords: typeof source.installWords = {
  onIphone: 'iPhoneにインストール',
  onAndroid: 'Androidにインストール',
  note: 'このメールは、旅行に持っていくスマホで開いてください。iPhoneはiOS 17.4以降が必要です。AndroidではQRコードが必要な機種もあります。',
  picture: {
    title: '別の画面で見ている場合',
    text: (file) =>
      `eSIMを使うスマホのカメラで、このコードを読み取ってください（添付ファイル${file}も同じコードです）。使えるのは1回だけなので、旅行が終わるまでeSIMをスマホから削除しないでください。`,
    alt: 'eSIMをインストールするQRコード',
  },
  codes: {
    title: 'コードを手動で入力する場合',
    address: 'SM-DP+アドレス',
    activation: 'アクティベーションコード',
    confirmation: '確認コード',
    both: '入力欄が1つのスマホ用（2つをまとめたもの）',
  },
};
