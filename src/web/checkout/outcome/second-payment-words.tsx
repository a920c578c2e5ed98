import type { SecondPayment } from '../payment/purchase-calls.ts';
import { secondPaymentWords } from './words.ts';

/** For who has paid one purchase twice, in two tabs or in two ways. */
export function SecondPaymentWords({ second }: { second: SecondPayment | null }) {
  if (!second) return null;
  return second === 'returned' ? secondPaymentWords.returned : secondPaymentWords.notTaken;
}
