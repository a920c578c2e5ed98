import { spaced } from '../../domain/language-words.zh-hant.ts';
import { WITHDRAW_LINK } from '../../domain/promise/refund-time.ts';
import type * as source from './words.ts';

export const feeIncluded: typeof source.feeIncluded = (charged) => `${charged}，含手續費`;

export const expressWords: string = '快捷結帳';

export const asGuestWords: string = '不登入，直接繼續';

/** '日本、馬來西亞和秘魯'. */
export const listed: typeof source.listed = (names) =>
  names.length < 2 ? names.join('') : spaced`${names.slice(0, -1).join('、')}和${names.at(-1) ?? ''}`;

export const linkWords: typeof source.linkWords = {
  viewMyEsims: '查看我的 eSIM',
  followOrder: '查看訂單進度',
  followThis: '查看此訂單進度',
  addData: '加購數據',
  sameAgain: '加購同方案',
  terms: '服務條款',
  privacy: '隱私權政策',
  refundPolicy: '退款政策',
  getRefund: '申請退款',
  withdraw: WITHDRAW_LINK,
};

export const idCheckWords: typeof source.idCheckWords = { what: '需要實名認證', more: '請備好護照' };
