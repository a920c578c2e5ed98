import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js';

import { isWallet, type Wallet } from '../../../domain/checkout/paid-method.ts';
import { readAddress } from '../../../domain/email-address.ts';
import type { User } from '../../session/session.ts';
import type { Buyer } from '../payment/checkout-memory.ts';

/**
 * What to ask the wallet for: only what the shop does not know. Both are always set, because setting one turns the other off.
 */
export function askedOf(user: User | null): { emailRequired: boolean; billingAddressRequired: boolean } {
  return { emailRequired: user === null, billingAddressRequired: !user?.name };
}

/**
 * The buyer of a wallet payment: the user who is signed in, else the person the wallet names; null if it gives no address. It
 * creates no account, saves no card and allows no emails about similar plans: those choices are in the form below, which is not
 * sent and which the buyer need not have read.
 */
export function walletBuyer(
  {
    billingDetails,
    expressPaymentType,
  }: Pick<StripeExpressCheckoutElementConfirmEvent, 'billingDetails' | 'expressPaymentType'>,
  user: User | null,
): Buyer | null {
  const name = user?.name || billingDetails?.name.trim() || '';
  const wallet = walletOf(expressPaymentType);
  const noMarketing = true;
  if (user) return { fullName: name || user.email, email: user.email, isUser: true, noMarketing };
  const read = readAddress(billingDetails?.email ?? '');
  if ('complaint' in read) return null;
  return { fullName: name || read.address, email: read.address, noMarketing, ...(wallet && { wallet }) };
}

/** Null for a wallet that the shop does not offer. */
export function walletOf(type: string): Wallet | null {
  return isWallet(type) ? type : null;
}
