import { unitsIn } from '../../core/currencies.ts';
import type { Account } from './account.ts';

/** The currency of the shop's bank account: Stripe books everything in it and pays it out. */
export const SETTLED_IN = 'usd';

/**
 * An amount as Stripe books it, at the rate of this moment. As at Stripe, the amount times the rate is the booked amount, both in
 * smallest units, so the rate of the yen is in cents. Null where nothing is converted.
 */
export function converted(account: Account, amount: number, currency: string) {
  if (currency === SETTLED_IN) return { amount, rate: null };
  const [from, to] = [currency, SETTLED_IN].map((one) => account.perEuro(one) * unitsIn(one)) as [
    number,
    number,
  ];
  const rate = Number((to / from).toPrecision(6));
  // Both signs round alike, so that a refund at the rate of its charge is the exact opposite of it.
  return { amount: Math.sign(amount) * Math.round(Math.abs(amount) * rate), rate };
}
