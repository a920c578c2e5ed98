import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { spaced } from '../../../domain/language-words.zh-hant.ts';
import { formatHours } from '../../../domain/promise/refund-time.ts';
import type * as source from './bought-words.ts';

export const boughtWords: typeof source.boughtWords = {
  starts: (days, country) => spaced`手機在${country}首次連上網路時，開始計算${formatDays(days)}的使用天數。`,
  isValid: (days) => `有效期限為 ${formatDays(days)}。`,
  rows: {
    price: '方案價格',
    code: (code) => spaced`優惠碼${code}`,
    speed: '網速',
  },
  summary: '契約摘要',
  speed: (gigabytes, speed) => spaced`每天 ${gigabytes}GB 高速數據，之後降至${speed}`,
  total: '付款總額',
  declared: (begin, ends) => `您在結帳時聲明：「${begin}」以及「${ends}」`,
  refund: {
    eSIM: (hours) =>
      spaced`改變心意了嗎？購買後${formatHours(hours)}內，只要 eSIM 未啟用且未使用，您就能取得全額退款。`,
    plan: (hours) =>
      spaced`改變心意了嗎？購買後${formatHours(hours)}內，只要方案未使用，您就能取得全額退款。`,
  },
};
