import type { SecondPayment } from '../payment/purchase-calls.ts';
import { secondPaymentWords } from './words.ts';

/** For a buyer who paid one purchase twice, in two tabs or by two methods. */
export function SecondPaymentWords({ second }: { second: SecondPayment | null }) {
  if (!second) return null;
  return second === 'returned' ? secondPaymentWords.returned : secondPaymentWords.notTaken;
}
