import type { SecondPayment } from '../payment/purchase-calls.ts';

/** For who has paid one purchase twice, in two tabs or in two ways. */
export function SecondPaymentWords({ second }: { second: SecondPayment | null }) {
  if (!second) return null;
  return second === 'returned'
    ? 'It had been paid for before, so this second payment goes back to you in full, by itself.'
    : 'It had been paid for before, so this second payment was not taken.';
}
