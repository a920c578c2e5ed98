import type { Order } from '../../domain/checkout/order-schema.ts';
import { DUPLICATE_WORDS } from '../../domain/checkout/refund-words.ts';
import { GAP } from '../../domain/language-words.ts';
import { BANK_TIME } from '../../domain/promise/refund-time.ts';
import { Alert } from '../ui/alert.tsx';

/** For a buyer who paid one order twice, in two tabs or by two methods, or after its checkout had expired. */
export function SecondPayment({ order }: { order: Order }) {
  if (!order.second_payment_returned) return null;
  const { title, text } = DUPLICATE_WORDS[order.status === 'unpaid' ? 'paid_too_late' : 'paid_twice'];
  return (
    <Alert tone="info" title={title}>
      {text}
      {GAP}
      {BANK_TIME}
    </Alert>
  );
}
