import { phrase } from '../core/phrase.ts';
import { feeIncluded } from '../core/words.ts';
import type * as source from './words.ts';

const PROMISE = '1営業日以内に返信します。';

export const offerWords: typeof source.offerWords = {
  title: '法人のお客様へ',
  lead: '海外出張に使えるデータ通信です。渡航先と人数をお知らせください。1営業日以内に返信します。',
  team: {
    what: 'チーム全員分のeSIM',
    how: '申し込みはチームで1回。eSIMをまとめて配布できます。',
  },
  places: {
    what: '出張先に合わせて',
    how: '国別プランと周遊プランで、200か\u2060国以上に対応しています。',
  },
  price: {
    what: '料金は事前に確定',
    how: '必要なデータ量に合わせて見積もりをお出しします。後からローミング料金が請求されることはありません。',
  },
  sample: (place, data, days, { plan, charged }) =>
    `現在の料金例：${place}、${data}、${days}で1人${plan}です。${charged === null ? '' : `支払い額は${feeIncluded(charged)}です。`}`,
  invoice: {
    what: '請求書はチームで1通',
    how: '会社名とVAT番号を記載した請求書を1通にまとめます。',
  },
  person: {
    what: '担当者が対応',
    how: '営業担当者が内容を確認し、1営業日以内に返信します。',
  },
  own: {
    text: (dashboard) => phrase`すでにご利用中の方は${dashboard}へ。`,
    dashboard: 'ダッシュボード',
  },
};

export const formWords: typeof source.formWords = {
  name: '見積もりを依頼',
  you: '会社と担当者',
  companyName: '会社名',
  contactName: '担当者名',
  email: 'メール',
  phone: '電話番号',
  website: 'ウェブサイト',
  teamSize: '利用人数',
  noTeamSize: '人数を選択',
  regions: '対象地域',
  message: 'メッセージ',
  messageHint: '人数、期間、データ量、利用開始日を入力してください。',
  trap: 'この欄は空欄のままにしてください',
  consent: {
    text: (legalName, policy) =>
      phrase`${legalName}が${policy}に従い、入力内容を返信のために利用することに同意します。`,
    policy: 'プライバシーポリシー',
  },
  subscribe: '法人向けプランのお知らせを受け取る（いつでも配信停止できます）。',
  failed: '問題が発生しました',
  nothingLost: (address) => phrase`入力内容は残っています。もう一度試すか、${address}までご連絡ください。`,
  send: '見積もりを依頼',
  sending: '送信中…',
  promise: PROMISE,
  needed: `会社名、担当者名、メールアドレス、同意が必要です。${PROMISE}`,
  noScript: (supportEmail) =>
    `このフォームの送信にはJavaScriptが必要です。${supportEmail}へのメールでも受け付けています。`,
};

export const thanksWords: typeof source.thanksWords = {
  title: 'ありがとうございます',
  text: (address) =>
    phrase`依頼を受け付けました。1営業日以内に担当者が${address}に返信します。同じアドレスに確認メールもお送りしました。`,
  dashboard: 'ダッシュボードへ',
  another: '別の依頼を送る',
};
