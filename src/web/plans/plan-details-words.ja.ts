import { listed } from '../core/words.ts';
import type * as source from './plan-details-words.ts';

export const planDetailsWords: typeof source.planDetailsWords = {
  title: 'プランの詳細',
  unlimited: '無制限データ',
  planPrice: (price) => `プラン料金${price}`,
  unitPrice: (price, unit) => `1${unit === 'day' ? '日' : unit}あたり${price}`,
  buy: 'このプランを購入する',
  signInToBuy: 'ログインして購入',
  country: '国',
  duration: '日数',
  network: 'ネットワーク',
  autoStart: { name: '自動開始', on: 'オン', off: 'オフ' },
  description: '提携先による説明',
  summary: '契約概要',
  type: 'プランの種類',
  /** The groups are the wholesaler's own, in English. */
  typeOf: (groups) =>
    groups
      .map((group) =>
        group
          .replace(/^Standard /, '')
          .replace(/^Unlimited\b ?/, '無制限')
          .replace(/^Fixed$/, '定量')
          .replace(/^Long Duration$/, '長期'),
      )
      .join('、'),
};

export const planFactsWords: typeof source.planFactsWords = {
  title: '実際に使える内容',
  unsaid: (what) => `提携先から情報がない項目：${listed(what)}。`,
  daysStart: {
    name: '日数の開始',
    unsaid: '日数の開始',
    firstUse: (place) => `${place}での初回利用時`,
    purchase: '購入時',
  },
  hotspot: { name: 'テザリング', unsaid: 'テザリング', yes: '可', no: '不可' },
  topUp: { name: 'データ追加', unsaid: 'データ追加', yes: '可（同じeSIM）', no: '不可' },
  idCheck: { name: '本人確認', unsaid: '本人確認', yes: '必要', no: '不要' },
  unsaidSpeeds: '速度',
  shelfLife: {
    name: 'インストール期限',
    unsaid: 'インストール期限',
    days: (days) => `${days}日以内`,
  },
  fullSpeed: (amount) => `1日${amount}`,
  atFullSpeed: (fast) => `高速${fast.length > 0 ? `（${fast.join('・')}）` : '通信'}`,
  slowSpeed: (speed) => `その後は${speed}`,
  atSlowSpeed: (use) => `${use}向け、24時間ごとに回復`,
};
