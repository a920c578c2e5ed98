import type * as source from './pack-words.ts';

export const packWords: typeof source.packWords = {
  install: 'eSIMをインストール',
  wifi: 'インストール中はWi-Fiが必要です。インストール後は、ここの内容は不要になります。',
  used: 'このeSIMはインストール済みのため、コードをここから削除しました。コードは一度しか使えません。',
  anotherScreen: '別の画面で',
  arrival: '到着したら',
  trouble: 'つながらないときは',
  apn: {
    name: 'APN（アクセスポイント名）',
    automatic: 'スマホが自動で設定します。',
    byHand: 'つながらない場合は、このeSIMの設定に入力してください。',
    unknown: 'ほとんどのスマホは自動で設定します。入力を求められたらご連絡ください。',
  },
  facts: 'プラン',
  iccid: 'ICCID',
  left: 'データ残量',
  read: (date) => `${date}時点`,
  kept: (date) => `${date}に保存しました。`,
  until: (date) => `${date}にここから削除されます。`,
  help: 'ヘルプ',
  write: 'オンラインになったら、注文番号を添えてご連絡ください。',
  chat: 'チャットを開く',
  remove: 'ここから削除',
  removeQuestion: 'ネットワークなしでは元に戻せません。',
  yes: '削除',
  no: '残す',
};
