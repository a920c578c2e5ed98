import { spaced } from '../../domain/language-words.zh-hans.ts';
import { WITHDRAW_LINK } from '../../domain/promise/refund-time.ts';
import type * as source from './words.ts';

export const feeIncluded: typeof source.feeIncluded = (charged) => `${charged}，含手续费`;

export const expressWords: string = '快捷结账';

export const asGuestWords: string = '不登录账户，直接继续';

/** '日本、马来西亚和秘鲁'. */
export const listed: typeof source.listed = (names) =>
  names.length < 2 ? names.join('') : spaced`${names.slice(0, -1).join('、')}和${names.at(-1) ?? ''}`;

export const linkWords: typeof source.linkWords = {
  viewMyEsims: '查看我的 eSIM',
  followOrder: '查看订单进度',
  followThis: '查看此订单进度',
  addData: '加流量',
  sameAgain: '再加同款',
  terms: '服务条款',
  privacy: '隐私政策',
  refundPolicy: '退款政策',
  getRefund: '申请退款',
  withdraw: WITHDRAW_LINK,
};

export const idCheckWords: typeof source.idCheckWords = { what: '需要实名认证', more: '请备好护照' };
