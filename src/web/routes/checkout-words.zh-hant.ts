import type * as source from './checkout-words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  meta: { title: '安全結帳', description: '為您的旅遊 eSIM 付款。' },
  invalid: {
    title: '方案資料無效',
    text: '此方案已停售。沒有扣款。',
    dashboard: '返回總覽',
  },
  lost: {
    title: '此頁面未能載入',
    text: '如果您剛付過款，請不要再次付款，eSIM 會寄到您的電子信箱。如果還沒付款，就沒有扣款。',
  },
  failed: {
    title: '結帳頁面未能載入',
    text: '我們無法取得價格。請檢查網路連線，然後再試一次。沒有扣款。',
  },
};
