import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './words.ts';

export const cardFieldWords: typeof source.cardFieldWords = {
  name: '卡片資訊',
  loading: '正在載入卡片表單…',
  failed: '卡片表單無法載入。',
  otherWays: (other) =>
    spaced`廣告封鎖器或您的網路可能擋住了我們的金流服務商 Stripe。${other ? spaced`您可以改用${other}，不受影響。` : '請在此頁面關閉封鎖器，或改用其他瀏覽器或網路。'}`,
  complete: '卡片資訊已填妥',
  incomplete: '請填寫完整的卡片資訊',
  who: '付款由 Stripe 處理，我們絕不會看到您的卡號。',
};

export const methodWords: typeof source.methodWords = {
  title: '付款資訊',
  card: '信用卡或簽帳金融卡',
  cards: 'Visa、Mastercard、American Express',
  elsewhereHint: (name) => spaced`${name}會開啟自己的頁面，完成後再回到這裡。`,
  paypalHint: 'PayPal 會開啟另一個視窗，完成後再回到這裡。',
  currency: '幣別',
  notIn: (name, currency) => spaced`${name}不支援${currency}付款，請改用信用卡。`,
};

export const paypalFieldWords: typeof source.paypalFieldWords = {
  loading: '正在載入 PayPal…',
  failed: {
    title: 'PayPal 無法載入。',
    text: '您可以再試一次，或用信用卡付款。',
  },
};

export const saveCardWords: typeof source.saveCardWords = {
  label: '儲存此卡片，方便下次使用',
  hint: '卡片由我們的金流服務商 Stripe 保管，我們只看得到末四碼。只有您點選購買時才會扣款。您隨時可以在「總覽」中移除。',
};

export const savedCardWords: typeof source.savedCardWords = {
  name: '選擇卡片',
  other: '使用其他卡片',
};
