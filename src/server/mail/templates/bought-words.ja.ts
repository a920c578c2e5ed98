import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { formatHours } from '../../../domain/promise/refund-time.ts';
import type * as source from './bought-words.ts';

export const boughtWords: typeof source.boughtWords = {
  starts: (days, country) =>
    `スマホが${country}で初めてインターネットにつながったときから、${formatDays(days)}使えます。`,
  isValid: (days) => `有効期間は${formatDays(days)}です。`,
  rows: {
    price: 'プラン料金',
    code: (code) => `クーポンコード${code}`,
    speed: '速度',
  },
  summary: '契約概要',
  speed: (gigabytes, speed) => `1日${gigabytes}GBまで高速、その後は${speed}`,
  total: '支払い合計',
  declared: (begin, ends) => `購入手続きで確認された内容：「${begin}」「${ends}」`,
  refund: {
    eSIM: (hours) =>
      `気が変わった場合、購入から${formatHours(hours)}は、eSIMを有効化も使用もしていなければ、全額返金を受けられます。`,
    plan: (hours) =>
      `気が変わった場合、購入から${formatHours(hours)}は、プランを使用していなければ、全額返金を受けられます。`,
  },
};
