import { spaced } from '../../domain/language-words.zh-hant.ts';
import { listed } from '../core/words.ts';
import type * as source from './plan-details-words.ts';

export const planDetailsWords: typeof source.planDetailsWords = {
  title: '方案詳情',
  unlimited: '數據吃到飽',
  planPrice: (price) => `方案價格 ${price}`,
  unitPrice: (price, unit) => (unit === 'day' ? `每天 ${price}` : `每 ${unit} ${price}`),
  buy: '購買此方案',
  signInToBuy: '登入後購買',
  country: '國家/地區',
  duration: '天數',
  network: '網路',
  autoStart: { name: '自動開始', on: '開啟', off: '關閉' },
  description: '供應商說明',
  summary: '契約摘要',
  type: '方案類型',
  /** The groups are the wholesaler's own, in English. */
  typeOf: (groups) =>
    groups
      .map((group) =>
        group
          .replace(/^Standard /, '')
          .replace(/^Unlimited\b/, '吃到飽')
          .replace(/^Fixed$/, '定量')
          .replace(/^Long Duration$/, '長期'),
      )
      .join('、'),
};

export const planFactsWords: typeof source.planFactsWords = {
  title: '方案實際內容',
  unsaid: (what) => `供應商未說明：${listed(what)}。`,
  daysStart: {
    name: '開始時間',
    unsaid: '何時開始計算天數',
    firstUse: (place) => spaced`在${place}首次使用時`,
    purchase: '購買時',
  },
  hotspot: { name: '熱點分享', unsaid: '熱點分享', yes: '支援', no: '不支援' },
  topUp: { name: '加購數據', unsaid: '能否加購數據', yes: '支援，同一張 eSIM', no: '不支援' },
  idCheck: { name: '實名認證', unsaid: '實名認證', yes: '需要', no: '不需要' },
  unsaidSpeeds: '網速',
  shelfLife: {
    name: '安裝期限',
    unsaid: '安裝期限',
    days: (days) => `${days} 天內`,
  },
  fullSpeed: (amount) => `每天 ${amount}`,
  atFullSpeed: (fast) => (fast.length > 0 ? `${fast.join('/')} 高速網路` : '高速網路'),
  slowSpeed: (speed) => spaced`之後降至${speed}`,
  atSlowSpeed: (use) => spaced`可${use}，24 小時後恢復高速`,
};
