import { and, eq, inArray } from 'drizzle-orm';

import { isSettled } from '../../../domain/checkout/payment-state.ts';
import { isSameMoney, moneyOf } from '../../../domain/money.ts';
import type { DbOrTx } from '../../db/database.ts';
import type { PayoutBooking } from '../../providers/payment-news.ts';
import { paymentTable, refundTable } from '../../purchase/tables.ts';
import { disputeTable } from '../disputes/tables.ts';
import type { Payout, PayoutEntry } from './tables.ts';

/** A processor's bookings, each with its match in our books: the same payment, refund or dispute, of the same amount. */
export async function matchBookings(
  db: DbOrTx,
  { id: payoutId, provider }: Pick<Payout, 'id' | 'provider'>,
  bookings: readonly PayoutBooking[],
): Promise<PayoutEntry[]> {
  const named = bookings.flatMap(({ payment }) => payment ?? []);
  const payments = await rowsOf(named, (ids) =>
    db
      .select()
      .from(paymentTable)
      .where(and(eq(paymentTable.provider, provider), inArray(paymentTable.reference, ids))),
  );
  const ids = payments.map(({ id }) => id);
  const refunds = await rowsOf(ids, (list) =>
    db.select().from(refundTable).where(inArray(refundTable.paymentId, list)),
  );
  const disputes = await rowsOf(ids, (list) =>
    db.select().from(disputeTable).where(inArray(disputeTable.paymentId, list)),
  );
  const paymentBy = new Map(payments.map((payment) => [payment.reference, payment]));
  const parts = new Map([...refunds, ...disputes].map((part) => [part.reference, part]));
  return bookings.map((booking) => {
    const payment = booking.payment === null ? undefined : paymentBy.get(booking.payment);
    const part = booking.reference === null ? undefined : parts.get(booking.reference);
    const paid = payment && isSettled(payment.status) ? payment : undefined;
    // A failed refund may have been sent again: its row has only the newer id.
    const ours = booking.kind === 'payment' || booking.isUndone ? paid : part;
    return {
      payoutId,
      reference: booking.id,
      kind: booking.kind,
      at: booking.at,
      netCents: booking.netCents,
      feeCents: booking.feeCents,
      amountCents: booking.amount?.amount ?? null,
      currency: booking.amount?.currency ?? null,
      purchaseId: payment?.purchaseId ?? null,
      about: booking.reference ?? booking.payment,
      words: booking.words,
      gap: gapOf(booking, ours),
    };
  });
}

function gapOf(
  { kind, amount, isUndone }: PayoutBooking,
  ours: { amountCents: number; currency: string } | undefined,
): PayoutEntry['gap'] {
  if (kind === 'other') return null;
  if (!ours || !amount) return 'unknown';
  return isUndone || isSameMoney(moneyOf(ours), amount) ? null : 'amount';
}

async function rowsOf<Row>(ids: string[], read: (ids: string[]) => Promise<Row[]>): Promise<Row[]> {
  return ids.length === 0 ? [] : read([...new Set(ids)]);
}
