import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { formatMoney, ofDollars } from '../../../domain/money.ts';

/** An eSIM's price less partial refunds, formatted. */
export function priceLeft({
  price_paid: paid,
  refunded_in_part: back,
}: Pick<UserEsim, 'price_paid' | 'refunded_in_part'>): string {
  return formatMoney(ofDollars(paid - (back ?? 0)));
}
