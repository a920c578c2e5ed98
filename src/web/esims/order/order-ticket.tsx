import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { planLabel } from '../../../domain/catalog/plan.ts';
import type { Order } from '../../../domain/checkout/order-schema.ts';
import { methodAt, PAYMENT_METHODS } from '../../../domain/checkout/payment-method.ts';
import { formatIccid } from '../../../domain/esims/iccid.ts';
import { formatUsd } from '../../../domain/money.ts';
import { Ticket, TicketRows } from '../../checkout/summary/ticket.tsx';
import { LocalDate } from '../../ui/time/local-date.tsx';

const TOTALS: Record<Order['status'], string> = {
  unpaid: 'Total',
  pending: 'Being checked',
  processing: 'Paid',
  ready: 'Paid',
  refunding: 'Coming back',
  refunded: 'Returned',
};

/** What was ordered, by whom, and what it cost. */
export function OrderTicket({ order }: { order: Order }) {
  const { plan, amounts } = order;
  const iccid = order.esim?.iccid ?? order.top_up?.iccid;
  return (
    <Ticket
      code={plan.country_code}
      title={`${plan.country} ${order.top_up ? 'data' : 'eSIM'}`}
      total={{ name: TOTALS[order.status], amount: formatUsd(amounts.total_cents) }}
    >
      <TicketRows
        rows={[
          { name: 'Order number', value: order.number },
          { name: 'Data Allowance', value: planLabel(plan) },
          { name: 'Validity', value: formatDays(plan.duration) },
          { name: 'Coverage', value: order.coverage },
          ...(iccid === undefined ? [] : [{ name: 'ICCID', value: formatIccid(iccid) }]),
          { name: 'Email', value: order.email },
          order.paid_at
            ? { name: 'Paid', value: <LocalDate at={order.paid_at} withTime /> }
            : { name: 'Ordered', value: <LocalDate at={order.created_at} withTime /> },
          ...(order.refunded_at
            ? [{ name: 'Returned', value: <LocalDate at={order.refunded_at} withTime /> }]
            : []),
          { name: 'Plan Price', value: formatUsd(amounts.price_cents) },
          {
            name: PAYMENT_METHODS[methodAt(order.payment_method ?? 'stripe')].feeName,
            value: formatUsd(amounts.fee_cents),
          },
        ]}
      />
    </Ticket>
  );
}
