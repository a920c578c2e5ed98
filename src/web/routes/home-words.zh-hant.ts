import { spaced } from '../../domain/language-words.zh-hant.ts';
import { formatHours } from '../../domain/promise/refund-time.ts';
import type * as source from './home-words.ts';

const OFFER = '適用於 200 多個國家和地區的預付數據 eSIM。一分鐘買好，在家安裝，落地就有訊號。';

export const homeWords: typeof source.homeWords = {
  meta: { title: '適用於 200 多個國家和地區的旅遊 eSIM', description: OFFER },
  lost: '我們找不到該頁面，先帶您來到首頁。',
  title: '安全帶指示燈還沒熄滅，您\u2060已\u2060經\u2060上\u2060網了。',
  lead: OFFER,
  countries: '200 多個國家和地區',
  free: '不需要帳號',
  refund: (hours) => spaced`${formatHours(hours)}內未使用可退款`,
  popular: '熱門目的地',
  pay: (paypal) => `Visa、Mastercard、American Express${paypal ? '、PayPal' : ''}`,
};
