import { PAYERS, type Payer } from '../../test-data/payers.ts';
import type { Account } from '../account/account.ts';
import type { Refusal } from '../account/issues.ts';
import type { Order } from '../account/state.ts';
import { missing } from '../api/failure.ts';
import { showOrder } from '../api/show.ts';

const UNAPPROVED_MS = 6 * 3_600_000;
const APPROVED_MS = 3 * 3_600_000;

/** The order with that id. Throws 404 if there is none, or no longer. */
export function liveOrder(account: Account, id: string): Order {
  const order = account.state.orders[id];
  if (!order || order.status === 'COMPLETED') {
    if (!order) throw missing();
    return order;
  }
  if (account.world.now() >= endOf(order)) throw missing();
  return order;
}

/**
 * The payer agrees to pay; the shop may capture for the next three hours.
 * @param refusal the answer to captures on this approval, for every payer
 */
export function approveOrder(
  account: Account,
  order: Order,
  payer: Payer,
  refusal: Refusal | null = null,
): void {
  const isDeclined = payer.play === 'declined-first' && !order.declinedOnce.includes(payer.id);
  if (isDeclined) order.declinedOnce.push(payer.id);
  order.status = 'APPROVED';
  order.updated = account.world.now();
  const played = refusal ?? (isDeclined ? 'INSTRUMENT_DECLINED' : null);
  order.approval = { payer: payer.id, at: order.updated, refusal: played };
  followOrder(account, order);
  account.emit({
    type: 'CHECKOUT.ORDER.APPROVED',
    resourceType: 'checkout-order',
    summary: 'An order has been approved by buyer',
    resource: showOrder(account, order),
  });
}

/** Starts what happens to an approved order that nobody captures: its approval expires. */
export function followOrder(account: Account, order: Order): void {
  const { approval } = order;
  if (order.status !== 'APPROVED' || !approval) return;
  account.world.at(endOf(order), () => {
    const stillWaits = account.state.orders[order.id] === order && order.status === 'APPROVED';
    if (!stillWaits || order.approval !== approval) return;
    const { reference_id, custom_id, invoice_id } = order.unit;
    account.emit({
      type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
      resourceType: 'payment-approval',
      summary: 'A payment has been reversed after approval.',
      resource: {
        order_id: order.id,
        purchase_units: [{ reference_id, custom_id, invoice_id }],
        payment_source: { paypal: { email_address: payerOf(order)?.email } },
      },
    });
  });
}

/** The person who approved the order last. */
export function payerOf(order: Order): Payer | undefined {
  return PAYERS.find(({ id }) => id === order.approval?.payer);
}

function endOf(order: Order): number {
  return order.status === 'APPROVED' && order.approval
    ? order.approval.at + APPROVED_MS
    : order.created + UNAPPROVED_MS;
}
