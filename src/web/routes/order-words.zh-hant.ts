import { spaced } from '../../domain/language-words.zh-hant.ts';
import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  description: '一筆訂單及其 eSIM 的專屬頁面。',
  what: (number, country, isTopUp) => spaced`訂單 ${number}，${country}${isTopUp ? '數據' : ' eSIM'}`,
  aside: '訂單',
  isPrivate: '任何持有此連結的人都看得到您的訂單，請勿外流。',
  missing: {
    title: '找不到訂單',
    text: '我們找不到該訂單。請從確認信中的連結開啟。',
  },
  help: '取得協助',
  failed: {
    title: '我們無法載入您的訂單',
    text: '您購買的內容不受影響。請檢查網路連線，然後再試一次。',
  },
  again: '重試',
};
