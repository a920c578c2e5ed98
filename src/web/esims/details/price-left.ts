import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { formatMoney, ofDollars } from '../../../domain/money.ts';

/** What of the price of an eSIM has not gone back in parts, as people read it. */
export function priceLeft({
  price_paid: paid,
  refunded_in_part: back,
}: Pick<UserEsim, 'price_paid' | 'refunded_in_part'>): string {
  return formatMoney(ofDollars(paid - (back ?? 0)));
}
