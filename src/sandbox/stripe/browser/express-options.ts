import type { StripeExpressCheckoutElementOptions as Options } from '@stripe/stripe-js';

import type { WalletType } from './wallet-messages.ts';

/** The names of wallets in options and in events about availability. */
export const OPTION_OF = { apple_pay: 'applePay', google_pay: 'googlePay', link: 'link' } as const;

export const WALLET_NAMES: Record<WalletType, string> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
};

/** Any of these turns off the request for the billing address, unless the shop sets that by name. */
const ASKS_INSTEAD = ['emailRequired', 'phoneNumberRequired', 'shippingAddressRequired', 'business'];

const PLAYED = new Set([
  'billingAddressRequired',
  'business',
  'buttonHeight',
  'buttonTheme',
  'buttonType',
  'emailRequired',
  'layout',
  'lineItems',
  'paymentMethodOrder',
  'paymentMethods',
]);

/** What a shop asks about the wallet's owner. */
export function askedBy(options: Options): { email: boolean; billing: boolean } {
  const billing = options.billingAddressRequired ?? !ASKS_INSTEAD.some((name) => name in options);
  return { email: options.emailRequired ?? false, billing };
}

/** What the sheet lists. Throws if that is more than the group's amount. */
export function listedIn({ lineItems = [] }: Options, amount: number): NonNullable<Options['lineItems']> {
  const total = lineItems.reduce((sum, line) => sum + line.amount, 0);
  if (total > amount)
    throw new Error(`The amount ${amount} is less than the total amount of the line items provided.`);
  return lineItems;
}

/** Throws for options that the sandbox does not simulate. */
export function played(options: Options): Options {
  const other = Object.keys(options).find((name) => !PLAYED.has(name));
  if (other) throw new Error(`The sandbox does not play ${other} of the Express Checkout Element.`);
  return options;
}
