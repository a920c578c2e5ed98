import { WITHDRAW_LINK } from '../../domain/promise/refund-time.ts';

/** Links that lead from several pages to the same place, by one name. */
export const linkWords = {
  viewMyEsims: 'View My eSIMs',
  followOrder: 'Follow your order',
  followThis: 'Follow this order',
  addData: 'Add data',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  refundPolicy: 'Refund Policy',
  withdraw: WITHDRAW_LINK,
};
