import { formatDays } from '../../domain/catalog/data-amount.ts';
import { planLabel } from '../../domain/catalog/plan.ts';
import { shownCoverage } from '../../domain/catalog/region.ts';
import type { Order } from '../../domain/checkout/order-schema.ts';
import { shownMethod } from '../../domain/checkout/paid-method.ts';
import { methodOnWire, priceOf } from '../../domain/checkout/payment-method.ts';
import { formatIccid } from '../../domain/esims/iccid.ts';
import { type PassFace, type PassState, planFace } from '../../domain/esims/pass-face.ts';
import { formatMoney, ofSent } from '../../domain/money.ts';
import { priceRows, Ticket, TicketRows } from '../price/ticket.tsx';
import { ticketWords } from '../price/words.ts';
import { EmailText } from '../ui/email-text.tsx';
import { LocalDate } from '../ui/time/local-date.tsx';
import { orderTicketWords } from './words.ts';

const PASS_STATES: Record<Order['status'], PassState> = {
  unpaid: 'preview',
  pending: 'preview',
  processing: 'paid',
  ready: 'paid',
  refunding: 'returned',
  refunded: 'returned',
};

/** The top of an order's pass. */
export function orderFace({ plan, status, top_up: onto }: Order): PassFace {
  return planFace(plan, PASS_STATES[status], { isAdded: onto !== null });
}

/** Partial refunds that left the order as it is. */
function refundRows({ refunds_in_part: parts }: Order) {
  return parts.map(({ id, amount, goodwill, refunded_at: at }) => {
    const money = formatMoney(ofSent(amount));
    return {
      key: id,
      name: orderTicketWords.rows[goodwill ? 'goodwill' : 'inPart'],
      value: at === null ? orderTicketWords.onTheWay(money) : money,
    };
  });
}

/** What was ordered, by whom, and for how much. */
export function OrderTicket({ order }: { order: Order }) {
  const { plan } = order;
  const price = priceOf(order.amounts);
  const iccid = order.esim?.iccid ?? order.top_up?.iccid;
  return (
    <Ticket
      face={orderFace(order)}
      total={{ name: orderTicketWords.totals[order.status], amount: price.total }}
      after={refundRows(order)}
    >
      <TicketRows
        rows={[
          { name: orderTicketWords.rows.number, value: <span translate="no">{order.number}</span> },
          { name: ticketWords.data, value: planLabel(plan) },
          { name: ticketWords.validity, value: formatDays(plan.duration) },
          { name: ticketWords.coverage, value: shownCoverage(order.coverage) },
          ...(iccid === undefined
            ? []
            : [
                {
                  name: orderTicketWords.rows.iccid,
                  value: <span translate="no">{formatIccid(iccid)}</span>,
                },
              ]),
          { name: orderTicketWords.rows.email, value: <EmailText address={order.email} /> },
          order.paid_at
            ? { name: orderTicketWords.rows.paid, value: <LocalDate at={order.paid_at} withTime /> }
            : { name: orderTicketWords.rows.ordered, value: <LocalDate at={order.created_at} withTime /> },
          ...(order.refunded_at
            ? [{ name: orderTicketWords.rows.returned, value: <LocalDate at={order.refunded_at} withTime /> }]
            : []),
          ...(order.paid_with === null
            ? []
            : [{ name: orderTicketWords.rows.paidWith, value: shownMethod(order.paid_with) }]),
          ...priceRows(price, methodOnWire(order.payment_method)),
        ]}
      />
    </Ticket>
  );
}
