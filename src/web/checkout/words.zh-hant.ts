import { spaced } from '../../domain/language-words.zh-hant.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  title: '安全結帳',
  loading: '正在載入安全結帳頁面…',
  backTo: {
    esims: '我的 eSIM',
    plans: (country) => spaced`${country}方案`,
  },
};

export const outdatedLinkWords: typeof source.outdatedLinkWords = {
  title: '此連結中的價格已不是最新價格。',
  text: (claimed, now) => `連結中的價格是 ${claimed}。方案現價為 ${now}，總價以現價計算。`,
};

export const checkoutFormWords: typeof source.checkoutFormWords = {
  noCard: '請填寫完整的卡片資訊',
  button: (total) => `完成購買 • ${total}`,
  total: (amount) => `總計 ${amount}`,
  busy: '正在處理付款…',
};

export const waitingWords: typeof source.waitingWords = {
  window: '請在 PayPal 視窗中完成付款。如果看不到，可能被這個視窗擋住了。',
};

export const noticeWords: typeof source.noticeWords = {
  cardFailed: (why) => `購買失敗：${why}`,
  failed: (method, why) =>
    why ? spaced`${method}付款失敗：${why}` : spaced`${method}付款失敗，請再試一次。`,
  notCharged: '沒有扣款。您填寫的內容都還在。',
  kept: '您填寫的內容都還在。',
  payByCard: '用信用卡付款',
  otherCard: '換一張卡片',
  payWith: (method) => spaced`用${method}付款`,
  unsure: '我們無法確認是否已扣款。您可以放心再次付款，同一筆訂單絕不會重複扣款。',
  priceChanged: {
    title: '您離開期間，價格有變動。',
    text: (was, now) => `先前為 ${was}，現為 ${now}。請確認總價。`,
  },
  paidBefore: (esims) => phrase`沒有再次扣款。請點選「${esims}」，或付款再買一張。`,
  signInAgain: '重新登入',
  notReady: '付款表單尚未準備好。請稍後再試。',
};
