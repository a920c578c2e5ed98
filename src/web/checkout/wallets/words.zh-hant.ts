import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './words.ts';

export const walletWords: typeof source.walletWords = {
  others: '或用其他方式付款',
};

export const sheetWords: typeof source.sheetWords = {
  busy: '另一筆付款正在進行，請等它完成。',
  noAddress: '請在錢包中選擇電子信箱，eSIM 會寄到那裡。',
  priceChanged: (now) => `價格現為 ${now}。請關閉此視窗，再次點選按鈕。`,
  paidBefore: '這筆訂單已付款。請關閉此視窗，不會再扣款。',
  broken: '發生錯誤。請關閉此視窗並再試一次。',
};

export const expressEndWords: typeof source.expressEndWords = {
  goesTo: (email, isOne) =>
    spaced`${isOne ? '您的 eSIM 會' : '所有 eSIM 都會'}寄到${email ?? '錢包中的電子信箱'}。`,
  others: '用其他方式付款',
};
