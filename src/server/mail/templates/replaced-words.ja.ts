import type * as source from './replaced-words.ts';

export const replacedWords: typeof source.replacedWords = {
  subject: (country) => `${country}の新しいeSIMの準備ができました`,
  preview: 'これまでのeSIMと交換するものです。新しいQRコードとアクティベーションコードを送ります。',
  lead: 'eSIMを交換しました。スマホから古いeSIMを削除し、Wi-Fiにつながっているうちに新しいeSIMをインストールしてください。料金はかかりません。',
  old: {
    title: '古いeSIMについて',
    text: '古いeSIMはもう使えないか、まもなく使えなくなります。QRコードとコードも使えません。',
  },
  iccid: '新しいICCID',
};
