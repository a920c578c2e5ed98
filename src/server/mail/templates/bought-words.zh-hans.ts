import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { spaced } from '../../../domain/language-words.zh-hans.ts';
import { formatHours } from '../../../domain/promise/refund-time.ts';
import type * as source from './bought-words.ts';

export const boughtWords: typeof source.boughtWords = {
  starts: (days, country) => spaced`手机在${country}首次联网时，${formatDays(days)}的有效期开始计算。`,
  isValid: (days) => `有效期为 ${formatDays(days)}。`,
  rows: {
    price: '套餐价格',
    code: (code) => spaced`优惠码${code}`,
    speed: '网速',
  },
  summary: '合同摘要',
  speed: (gigabytes, speed) => spaced`每天 ${gigabytes}GB 高速流量，之后降至${speed}`,
  total: '付款总额',
  declared: (begin, ends) => `你在结账时声明：“${begin}”和“${ends}”`,
  refund: {
    eSIM: (hours) =>
      spaced`改变主意了？购买后${formatHours(hours)}内，只要 eSIM 未激活且未使用，你就可以获得全额退款。`,
    plan: (hours) =>
      spaced`改变主意了？购买后${formatHours(hours)}内，只要套餐未使用，你就可以获得全额退款。`,
  },
};
