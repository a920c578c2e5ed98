import { spaced } from '../../domain/language-words.zh-hant.ts';
import type * as source from './words.ts';

export const ticketWords: typeof source.ticketWords = {
  data: '數據',
  validity: '有效期限',
  coverage: '涵蓋範圍',
  price: '方案價格',
  code: (code) => spaced`優惠碼${code}`,
  reverseCharge: '加值稅（反向課稅）',
  total: '總計',
  currency: (code) => code,
};

export const summaryWords: typeof source.summaryWords = {
  title: '訂單摘要',
  onto: '加到',
  ontoEsim: (iccid) => `eSIM …${iccid}`,
  starts: '開始',
  ends: '結束',
  taxes: '稅金與服務費',
  included: '已包含',
  untaxed: '不收取加值稅（VAT）或銷售稅。',
  speed: (speeds) => `網速：${speeds ?? '不明'}`,
  speedNote: (line, country) =>
    country === null ? `${line}。` : spaced`${line}。天數從首次在${country}使用時起算。`,
};

export const planLineWords: typeof source.planLineWords = {
  fullSpeed: (gigabytes, slower) => spaced`每天 ${gigabytes}GB 高速數據，之後降至${slower}`,
  startsIn: (place) => spaced`在${place}首次使用時開始`,
};
