import type { Order } from '../../domain/checkout/order.ts';
import { Alert } from '../ui/alert.tsx';

/** For who has paid one order twice, in two tabs or in two ways. */
export function SecondPayment({ order }: { order: Order }) {
  if (!order.second_payment_returned) return null;
  return (
    <Alert tone="info" title="This order was paid twice">
      The second payment goes back to you in full, by itself. Banks take five to ten days to show it.
    </Alert>
  );
}
