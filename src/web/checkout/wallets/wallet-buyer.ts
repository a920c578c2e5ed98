import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js';

import { isWallet, type Wallet } from '../../../domain/checkout/paid-method.ts';
import { readAddress } from '../../../domain/email-address.ts';
import type { User } from '../../session/session.ts';
import type { Buyer } from '../payment/checkout-memory.ts';

/** What is asked of a wallet: only what the shop does not know. Both are always said, as either turns the other off. */
export function askedOf(user: User | null): { emailRequired: boolean; billingAddressRequired: boolean } {
  return { emailRequired: user === null, billingAddressRequired: !user?.name };
}

/**
 * Who buys by a wallet: whoever is signed in, else whom the wallet names; null where it names no address. No account is
 * made and no card kept, and nobody is written to about similar plans: that is in the form below, which is not sent and need not
 * have been read.
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

/** Null for one that the shop does not offer. */
export function walletOf(type: string): Wallet | null {
  return isWallet(type) ? type : null;
}
