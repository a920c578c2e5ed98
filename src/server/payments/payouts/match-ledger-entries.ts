import { and, eq, inArray } from 'drizzle-orm';

import { isSettled } from '../../../domain/checkout/payment-state.ts';
import { isSameMoney, moneyOf } from '../../../domain/money.ts';
import type { DbOrTx } from '../../db/database.ts';
import type { PayoutLedgerEntry } from '../../providers/payment-status.ts';
import { partsOfPayments, wholePayments } from '../../purchase/payments.ts';
import { paymentTable, refundTable } from '../../purchase/tables.ts';
import { disputeTable } from '../disputes/tables.ts';
import type { Payout, PayoutEntry } from './tables.ts';

/** A processor's ledger entries, each with its match in our records: the same payment, refund or dispute, of the same amount. */
export async function matchLedgerEntries(
  db: DbOrTx,
  { id: payoutId, provider }: Pick<Payout, 'id' | 'provider'>,
  ledgerEntries: readonly PayoutLedgerEntry[],
): Promise<PayoutEntry[]> {
  const named = ledgerEntries.flatMap(({ payment }) => payment ?? []);
  const payments = await rowsOf(named, (ids) =>
    db
      .select()
      .from(paymentTable)
      .where(and(eq(paymentTable.provider, provider), inArray(paymentTable.reference, ids))),
  );
  const all = [...payments, ...(await partsOfPayments(db, payments))];
  const ids = all.map(({ id }) => id);
  const refunds = await rowsOf(ids, (list) =>
    db.select().from(refundTable).where(inArray(refundTable.paymentId, list)),
  );
  const disputes = await rowsOf(ids, (list) =>
    db.select().from(disputeTable).where(inArray(disputeTable.paymentId, list)),
  );
  const paymentBy = new Map(wholePayments(all).map((payment) => [payment.reference, payment]));
  const parts = new Map([...refunds, ...disputes].map((part) => [part.reference, part]));
  return ledgerEntries.map((ledgerEntry) => {
    const payment = ledgerEntry.payment === null ? undefined : paymentBy.get(ledgerEntry.payment);
    const part = ledgerEntry.reference === null ? undefined : parts.get(ledgerEntry.reference);
    const paid = payment && isSettled(payment.status) ? payment : undefined;
    // A failed refund may have been sent again: its row has only the newer id.
    const ours = ledgerEntry.kind === 'payment' || ledgerEntry.isUndone ? paid : part;
    return {
      payoutId,
      reference: ledgerEntry.id,
      kind: ledgerEntry.kind,
      at: ledgerEntry.at,
      netCents: ledgerEntry.netCents,
      feeCents: ledgerEntry.feeCents,
      amountCents: ledgerEntry.amount?.amount ?? null,
      currency: ledgerEntry.amount?.currency ?? null,
      purchaseId: payment?.purchaseId ?? null,
      about: ledgerEntry.reference ?? ledgerEntry.payment,
      words: ledgerEntry.words,
      gap: gapOf(ledgerEntry, ours),
    };
  });
}

function gapOf(
  { kind, amount, isUndone }: PayoutLedgerEntry,
  ours: { amountCents: number; currency: string } | undefined,
): PayoutEntry['gap'] {
  if (kind === 'other') return null;
  if (!ours || !amount) return 'unknown';
  return isUndone || isSameMoney(moneyOf(ours), amount) ? null : 'amount';
}

async function rowsOf<Row>(ids: string[], read: (ids: string[]) => Promise<Row[]>): Promise<Row[]> {
  return ids.length === 0 ? [] : read([...new Set(ids)]);
}
