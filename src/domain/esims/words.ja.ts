import type * as source from './words.ts';

export const bundleLabels: typeof source.bundleLabels = {
  active: '利用中',
  queued: '待機中',
  processing: '準備中',
  depleted: '使用済み',
  expired: '期限切れ',
  lapsed: '失効',
  revoked: '取り消し済み',
  unknown: '不明',
};

export const bundleMessages: typeof source.bundleMessages = {
  active: null,
  queued: 'まだ使っていません。最初に接続したときから日数を数えます。',
  processing: '通信会社がこのプランを準備しています。その間もインストールできます。',
  depleted: 'データを使い切りました。',
  expired: 'このプランの日数は終わりました。',
  lapsed: 'このプランは使われないまま失効しました。',
  revoked: 'このプランは取り消されました。',
  unknown: null,
};
