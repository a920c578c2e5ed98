import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { formatMoney, ofMinor } from '../../../domain/money.ts';

/** An eSIM's price less partial refunds, formatted. */
export function priceLeft({
  paid,
  refunded_in_part: back,
}: Pick<UserEsim, 'paid' | 'refunded_in_part'>): string {
  return formatMoney(ofMinor(paid.minor - (back?.minor ?? 0), paid.currency));
}
