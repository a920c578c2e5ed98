import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './words.ts';

const daysStart = (days: number, place: string) =>
  `有効期間の${formatDays(days)}は、スマホが${place}で初めてインターネットにつながると始まります。`;

export const passWords: typeof source.passWords = {
  details: '詳細を見る',
  showQr: 'QRを表示',
  invoice: '請求書',
  buyAgain: '再購入',
  invoiceFailed: '請求書をダウンロードできませんでした',
  install: 'eSIMをインストール',
  write: 'サポートに連絡',
  lost: { tone: 'bad', label: '利用不可' },
};

export const adviceWords: typeof source.adviceWords = {
  returnAsked: '取り消せるかどうかは通信会社が判断します。それまでは使わないでください。',
  inUse: '利用中です。',
  lost: 'このeSIMは通信会社に記録がありません。ご連絡いただければ、交換または返金します。',
  toInstall: {
    anyTime: '旅行の前に、自宅のWi-Fiでインストールしてください。',
    beforeUse: (days, place) => `自宅のWi-Fiでインストールしてください。${daysStart(days, place)}`,
  },
  toUse: {
    onPhone: 'スマホにインストール済みです。',
    onEsim: (iccid) => `末尾${iccid}のeSIMに追加済みです。`,
    switchOn: '到着したら、データ通信用にオンにしてください。',
    daysStart,
  },
  gone: {
    takenBack: { eSIM: 'このeSIMは取り消されました。', plan: 'このプランは取り消されました。' },
    itDoesNotWork: 'もう使えません。',
    itsPartDoesNotWork: { eSIM: 'このeSIMはもう使えません。', plan: 'このプランはもう使えません。' },
  },
  lapsed: '一度も使わないまま、利用開始の期限が過ぎました。',
  over: (unused) =>
    `このプランは終了しました。${unused === null ? '' : `${unused}が未使用のまま残りました。`}eSIMはスマホに残しておけば、新しいプランを追加できます。`,
};

export const passFactsWords: typeof source.passFactsWords = {
  bought: '購入日',
  daysStart: '利用開始',
  refills: '高速回復',
  inHours: (hours) => `${hours}時間後`,
  ends: '終了日',
  ended: '終了日',
  used: '使用量',
  daysLeft: '残り日数',
  invalidDate: '無効な日付',
  timeLeft: '残り時間',
  hours: (hours) => `${hours}時間`,
  noDate: '不明',
  iccid: 'ICCID',
  starts: {
    firstUse: '初回利用時',
    purchase: '購入時',
    unknown: '不明',
  },
};
