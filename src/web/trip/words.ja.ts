import { formatDataAmount, type Megabytes } from '../../domain/catalog/data-amount.ts';
import { phrase } from '../core/phrase.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const tripPageWords: typeof source.tripPageWords = {
  meta: {
    title: '複数の国を巡る旅行',
    description:
      '渡航先と日数を入力すると、旅行のすべての日をカバーするeSIMプランを、最安の組み合わせと最少の組み合わせで確認できます。',
  },
  title: '旅行の日程を入力',
  lead: '渡航先と滞在日数を入力すると、すべての日をカバーするプランがわかります。',
};

const amount = (name: string) => (megabytes: Megabytes) => `${name}（${formatDataAmount(megabytes)}）`;

export const tripFormWords: typeof source.tripFormWords = {
  stops: '渡航先',
  stop: (position) => `${position}番目の渡航先`,
  placeOf: (position) => `${position}番目の渡航先`,
  example: 'スペイン',
  days: '日数',
  add: '渡航先を追加',
  up: (place) => `${place}を上へ移動`,
  down: (place) => `${place}を下へ移動`,
  remove: (place) => `${place}を削除`,
  moved: (place, position, of) => `${place}：${of}件中${position}番目`,
  use: '1日のデータ量',
  habits: {
    light: amount('少なめ：メッセージ、地図'),
    normal: amount('普通：動画を少し'),
    heavy: amount('多め：動画をよく見る'),
    hotspot: amount('パソコンでテザリング'),
  },
  megabytes: 'または1日のMB数',
  start: '初日（任意）',
  unlimited: 'データ無制限のみ',
  borders: '移動日は両方の国をカバー',
  bordersHint: '国境の両側でデータを使う日のための設定です。',
  plan: 'プランを探す',
};

export const tripFaultWords: typeof source.tripFaultWords = {
  many_stops: '1回の旅行の渡航先は12件までです。減らすか、2回に分けてください。',
  many_days: '旅行は合計365日までです。滞在を短くするか、2回に分けてください。',
  megabytes: '1日のデータ量は、750のようにMB単位の整数で入力してください。',
  start: '初日は、2027-06-01のような日付で入力してください。',
  twice: 'アドレスにデータ量や初日などの指定が重複しています。もう一度選んでください。',
  unknown: (typed) => `「${typed}」が見つかりません。国名を入力してください。`,
  nearly: (typed, place) => `「${typed}」が見つかりません。${place}のことですか？`,
  days: '日数を1から365の間で入力してください。',
};

export const tripDayWords: typeof source.tripDayWords = {
  day: (day) => `${day}日目`,
  days: (from, to) => `${from}〜${to}日目`,
};

export const tripAnswerWords: typeof source.tripAnswerWords = {
  cheapest: '最安',
  fewest: 'プラン数が最少',
  both: 'この旅行のプラン',
  count: (plans) => (plans === 1 ? '1プラン' : `${plans}プラン`),
  inOrder: '購入とインストールの順に並べたプラン',
  use: '利用先',
  install: 'インストール日',
  before: '出発前',
  buyFrom: '購入はこの日以降',
  daysBefore: (days) => (days === 1 ? '出発の1日前' : `出発の${days}日前`),
  details: '詳細',
  detailsOf: (place, plan) => `詳細：${place}、${plan}`,
  buy: '購入',
  buyAll: 'これらのプランを購入',
  buySome: (plans) => `このうち${plans}プランを今すぐ購入`,
  buyOf: (place, plan) => `購入：${place}、${plan}`,
  whole: (place, price) =>
    phrase`周遊プランにしない理由：旅行全体を1つでカバーする${place}のプランは${price}です。`,
  lacks: (region, places) =>
    phrase`周遊プランにしない理由：${region}のプランは旅行の大部分をカバーしますが、${listed(places)}は対象外です。`,
  tooShort: (region) =>
    phrase`周遊プランにしない理由：${region}のプランはすべての渡航先で使えますが、旅行の全日程に日数とデータ量が足りるものがありません。`,
  gaps: {
    unsold: (place) => `${place}で使えるプランはありません。`,
    too_little: (place) => `${place}には、1日にそれだけのデータを使えるプランがありません。`,
  },
  gapNote: 'はデータを使えません。ほかの日は下のプランでカバーできます。',
  tools: 'この結果を保存',
  link: 'この旅行のアドレス',
  print: '印刷',
  calendar: 'カレンダーに追加',
  calendarNeedsDay: '初日を入力すると、インストール日をカレンダーに追加できます。',
  good: '渡航先が8件を超えるときも十分にお得な組み合わせですが、もう少し安いプランがあるかもしれません。',
  note: '1日は最初の利用から24時間です。プランごとに別のeSIMになるか、お持ちのeSIMに追加されます。',
};
