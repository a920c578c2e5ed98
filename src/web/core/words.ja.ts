import { WITHDRAW_LINK } from '../../domain/promise/refund-time.ts';
import type * as source from './words.ts';

export const feeIncluded: typeof source.feeIncluded = (charged) => `${charged}、手数料込み`;

export const expressWords: string = 'エクスプレス決済';

export const asGuestWords: string = 'アカウントなしで続ける';

/** The sign before the last name is that of all others. */
export const listed: typeof source.listed = (names) => names.join('、');

export const linkWords: typeof source.linkWords = {
  viewMyEsims: 'マイeSIMを見る',
  followOrder: '注文の状況を見る',
  followThis: 'この注文の状況を見る',
  addData: 'データを追加',
  sameAgain: '同じプランを追加',
  terms: '利用規約',
  privacy: 'プライバシーポリシー',
  refundPolicy: '返金ポリシー',
  getRefund: '返金を申請',
  withdraw: WITHDRAW_LINK,
};

export const idCheckWords: typeof source.idCheckWords = {
  what: '本人確認が必要',
  more: 'パスポートをご用意ください',
};
