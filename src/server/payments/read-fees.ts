import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import { splitAmount } from '../../domain/checkout/split-amount.ts';
import { type Minor, ofMinor } from '../../domain/money.ts';
import { isAbout } from '../core/work.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { ProviderRefused, ProviderUnreachable } from '../providers/outcome.ts';
import type { Booking, PaymentFees } from '../providers/payment-status.ts';
import { partsOfPayments } from '../purchase/payments.ts';
import { IS_SETTLED, type Payment, paymentTable, refundTable } from '../purchase/tables.ts';

/** Payments that one job asks about; another job does the rest. */
const BATCH = 200;

/** A processor books a payment some seconds after it came in; after a miss it is not asked again sooner than this. */
const AGAIN_SECONDS = 3600;
/** Older ones are asked about only once: their processor may have forgotten them. */
const AGAIN_DAYS = 14;

/**
 * Reads the processors' fees for payments and refunds without a known fee, longest unasked first. If a processor does not answer,
 * the next job tries again. An error about one does not stop the others: it is thrown at the end. Safe to repeat at any time.
 * @param againSeconds the least time after a miss
 */
export async function readFees(deps: Deps, batch = BATCH, againSeconds = AGAIN_SECONDS): Promise<void> {
  const { db } = deps.db;
  const due = await withoutFee(db, deps.now(), batch, againSeconds);
  const parts = await partsOfPayments(db, due);
  // One that was split is asked about once, for all lines of its basket.
  const wanted = due.filter(({ partOf }) => partOf === null || !due.some(({ id }) => id === partOf));
  const away = new Set<Payment['provider']>();
  const errors: unknown[] = [];
  for (const payment of wanted) {
    const processor = deps.processors[payment.provider];
    if (away.has(payment.provider)) continue;
    isAbout(payment.purchaseId);
    try {
      const fees = processor.isSet ? await processor.feesOf(payment) : NONE;
      await deps.unwritten.write({ answer: 'fees', purchaseId: payment.purchaseId }, () =>
        keepAllFees(db, { payment, parts }, fees, deps.now()),
      );
    } catch (error) {
      if (error instanceof ProviderUnreachable) away.add(payment.provider);
      else await keepAllFees(db, { payment, parts }, NONE, deps.now());
      if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefused)) errors.push(error);
      deps.log.warn({ err: error, paymentId: payment.id }, 'the fee of a payment was not read');
    }
  }
  if (due.length === batch && away.size === 0) await deps.queue.send('fees.read', {});
  if (errors.length > 0) throw errors[0];
}

const NONE: PaymentFees = { payment: null, refunds: [] };

/** The number of payments and refunds whose fee nobody knows yet. */
export async function countWithoutFee(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select (select count(*) from payment where ${IS_SETTLED} and fee_cents is null)::int
      + (select count(*) from refund where status = 'succeeded' and reference is not null and fee_cents is null)::int as count`);
  return rows[0]?.count ?? 0;
}

async function withoutFee(db: Db, now: Date, limit: number, againSeconds: number): Promise<Payment[]> {
  const again = new Date(now.getTime() - againSeconds * 1000).toISOString();
  const young = new Date(now.getTime() - AGAIN_DAYS * 86_400_000).toISOString();
  const isDue = sql`(fee_asked_at is null or (fee_asked_at < ${again}::timestamptz and settled_at > ${young}::timestamptz))`;
  // Spelled out so that the indexes are used.
  const { rows } = await db.execute<{ id: string }>(sql`
    (select id from payment where ${IS_SETTLED} and fee_cents is null
      and ${isDue} order by fee_asked_at nulls first limit ${limit})
    union
    (select payment_id from refund where status = 'succeeded' and reference is not null and fee_cents is null
      and ${isDue} order by fee_asked_at nulls first limit ${limit})
    limit ${limit}`);
  if (rows.length === 0) return [];
  return db
    .select()
    .from(paymentTable)
    .where(
      inArray(
        paymentTable.id,
        rows.map(({ id }) => id),
      ),
    );
}

/** As columns of a payment or a refund. */
const columnsOf = (booking: Booking | null) =>
  booking && {
    feeCents: booking.fee,
    bookedCents: booking.gross.amount,
    bookedCurrency: booking.gross.currency,
  };

/** Of a payment that was split, each part bears its share of the fee. */
async function keepAllFees(
  db: Db,
  { payment, parts }: { payment: Payment; parts: readonly Payment[] },
  fees: PaymentFees,
  now: Date,
): Promise<void> {
  const whole = payment.partOf ?? payment.id;
  const others = parts.filter(({ partOf }) => partOf === whole);
  if (others.length === 0) return keepFees(db, payment, fees, now);
  const first = payment.partOf === null ? payment : await readWhole(db, whole);
  const all = [...(first ? [first] : []), ...others];
  const amounts = all.map(({ amountCents }) => amountCents);
  const booked = fees.payment;
  const shares = booked && {
    fee: splitSigned(booked.fee, amounts),
    gross: splitSigned(booked.gross.amount, amounts),
  };
  for (const [line, one] of all.entries()) {
    const share = booked &&
      shares && {
        fee: shares.fee[line] ?? 0,
        gross: ofMinor(shares.gross[line] ?? 0, booked.gross.currency),
      };
    await keepFees(db, one, { ...fees, payment: share }, now);
  }
}

function splitSigned(amount: Minor, weights: readonly Minor[]): Minor[] {
  const sign = amount < 0 ? -1 : 1;
  return splitAmount(Math.abs(amount), weights).map((share) => sign * share);
}

async function readWhole(db: Db, id: string): Promise<Payment | null> {
  const [whole] = await db.select().from(paymentTable).where(eq(paymentTable.id, id));
  return whole ?? null;
}

async function keepFees(db: Db, payment: Payment, fees: PaymentFees, now: Date): Promise<void> {
  const asked = { feeAskedAt: now };
  await db.transaction(async (tx) => {
    await tx
      .update(paymentTable)
      .set({ ...asked, ...columnsOf(fees.payment) })
      .where(eq(paymentTable.id, payment.id));
    const { paymentId, reference, feeCents, status } = refundTable;
    await tx
      .update(refundTable)
      .set(asked)
      .where(and(eq(paymentId, payment.id), eq(status, 'succeeded'), isNull(feeCents)));
    for (const { id, booking } of fees.refunds) {
      const columns = columnsOf(booking);
      if (columns)
        await tx
          .update(refundTable)
          .set(columns)
          .where(and(eq(paymentId, payment.id), eq(reference, id)));
    }
  });
}
