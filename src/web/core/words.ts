import { WITHDRAW_LINK } from '../../domain/promise/refund-time.ts';

/** '$3.37 with card, fee included': the charge, away from a price without its fee. */
export const feeIncluded = (charged: string) => `${charged}, fee included`;

/** The short checkout, which shows only the wallets at first. */
export const expressWords = 'Express checkout';

/** For pages that ask for a sign-in but also work without one. */
export const asGuestWords = 'Continue without an account';

/**
 * 'Japan, Malaysia and Peru'. Creating the first `Intl.ListFormat` takes a phone 20 ms.
 * @param last ', and ' for American English
 */
export function listed(names: readonly string[], last = ' and '): string {
  return names.length < 2
    ? names.join('')
    : names.slice(0, -1).join(', ') + (names.length === 2 ? ' and ' : last) + names.at(-1);
}

/** Links to the same place from several pages share a label. */
export const linkWords = {
  viewMyEsims: 'View My eSIMs',
  followOrder: 'Follow your order',
  followThis: 'Follow this order',
  addData: 'Add data',
  /** The plan of an eSIM once more, on that eSIM. */
  sameAgain: 'Same again',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  refundPolicy: 'Refund Policy',
  getRefund: 'Get a refund',
  withdraw: WITHDRAW_LINK,
};

export const idCheckWords = { what: 'ID check needed', more: 'Have your passport at hand' };
