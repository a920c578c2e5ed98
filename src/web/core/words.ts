import { WITHDRAW_LINK } from '../../domain/promise/refund-time.ts';

/** '$3.37 with Apple Pay (Visa 4242)': how much, and by what. */
export const withMethod = (total: string, method: string) => `${total} with ${method}`;

/** '$3.37 with card, fee included': what is paid in the end, where a price stands without its fee. */
export const withFeeWords = {
  card: (total: string) => feeIncluded(withMethod(total, 'card')),
  paypal: (total: string) => feeIncluded(withMethod(total, 'PayPal')),
};

export const feeIncluded = (amount: string) => `${amount}, fee included`;

/** What asks for a sign-in can be had without one. */
export const asGuestWords = 'Continue without an account';

/**
 * 'Japan, Malaysia and Peru'. A phone works 20 ms on its first list of `Intl.ListFormat`.
 * @param last ', and ' where American English is written
 */
export function listed(names: readonly string[], last = ' and '): string {
  return names.length < 2
    ? names.join('')
    : names.slice(0, -1).join(', ') + (names.length === 2 ? ' and ' : last) + names.at(-1);
}

/** Links that lead from several pages to the same place, by one name. */
export const linkWords = {
  viewMyEsims: 'View My eSIMs',
  followOrder: 'Follow your order',
  followThis: 'Follow this order',
  addData: 'Add data',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  refundPolicy: 'Refund Policy',
  getRefund: 'Get a refund',
  withdraw: WITHDRAW_LINK,
};
