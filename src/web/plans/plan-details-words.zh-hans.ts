import { spaced } from '../../domain/language-words.zh-hans.ts';
import { listed } from '../core/words.ts';
import type * as source from './plan-details-words.ts';

export const planDetailsWords: typeof source.planDetailsWords = {
  title: '套餐详情',
  unlimited: '不限量流量',
  planPrice: (price) => `套餐价格 ${price}`,
  unitPrice: (price, unit) => (unit === 'day' ? `每天 ${price}` : `每 ${unit} ${price}`),
  buy: '购买此套餐',
  signInToBuy: '登录后购买',
  country: '国家/地区',
  duration: '天数',
  network: '网络',
  autoStart: { name: '自动开始', on: '开启', off: '关闭' },
  description: '供应商说明',
  summary: '合同摘要',
  type: '套餐类型',
  /** The groups are the wholesaler's own, in English. */
  typeOf: (groups) =>
    groups
      .map((group) =>
        group
          .replace(/^Standard /, '')
          .replace(/^Unlimited\b/, '不限量')
          .replace(/^Fixed$/, '定量')
          .replace(/^Long Duration$/, '长期'),
      )
      .join('、'),
};

export const planFactsWords: typeof source.planFactsWords = {
  title: '套餐实际内容',
  unsaid: (what) => `供应商未说明：${listed(what)}。`,
  daysStart: {
    name: '开始时间',
    unsaid: '何时开始计算天数',
    firstUse: (place) => spaced`在${place}首次使用时`,
    purchase: '购买时',
  },
  hotspot: { name: '热点', unsaid: '热点', yes: '支持', no: '不支持' },
  topUp: { name: '加流量', unsaid: '能否加流量', yes: '支持，同一 eSIM', no: '不支持' },
  idCheck: { name: '实名认证', unsaid: '实名认证', yes: '需要', no: '无需' },
  unsaidSpeeds: '网速',
  shelfLife: {
    name: '安装期限',
    unsaid: '安装期限',
    days: (days) => `${days} 天内`,
  },
  fullSpeed: (amount) => `每天 ${amount}`,
  atFullSpeed: (fast) => (fast.length > 0 ? `${fast.join('/')} 高速网络` : '高速网络'),
  slowSpeed: (speed) => spaced`之后降至${speed}`,
  atSlowSpeed: (use) => spaced`可${use}，24 小时后恢复高速`,
};
