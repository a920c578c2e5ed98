import { randomUUID } from 'node:crypto';

import { and, asc, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';

import { PROCESSORS, type ProcessorName } from '../../../domain/checkout/payment-method.ts';
import type { DbOrTx, Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { ProviderRefused, ProviderUnreachable } from '../../providers/outcome.ts';
import type { PayoutLedgerEntry, ProcessorPayout } from '../../providers/payment-status.ts';
import type { Payouts } from '../../providers/processor.ts';
import { matchLedgerEntries } from './match-ledger-entries.ts';
import { type Payout, type PayoutEntry, payoutEntryTable, payoutTable } from './tables.ts';

const DAY_MS = 86_400_000;
/** The state of a payout changes for some days: it arrives, and may come back. */
const LISTED_AGAIN_DAYS = 14;
/** Unmatched payouts are read again for so long, as our records may have been behind. */
const READ_AGAIN_DAYS = 30;
const READ_AGAIN_HOURS = 20;
/** Payouts that one job reads whole; another job reads the rest. */
const BATCH = 20;
/** Bookings matched and written at once. */
const CHUNK = 500;

/**
 * Reads the processors' payouts and their entries, and matches them with our records. The first run reads all there ever were. If
 * one does not answer, the next job tries again. Safe to repeat at any time.
 */
export async function readPayouts(deps: Deps, batch = BATCH): Promise<void> {
  for (const provider of PROCESSORS) {
    const { isSet, payouts } = deps.processors[provider];
    if (!isSet || !payouts) continue;
    try {
      await keepListed(deps, provider, payouts);
      const wanted = await unreadOf(deps.db.db, provider, deps.now(), batch);
      for (const payout of wanted) await readLedgerEntries(deps, payouts, payout);
      if (wanted.length === batch) await deps.queue.send('payouts.read', {});
    } catch (error) {
      if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefused)) throw error;
      deps.log.warn({ err: error }, 'the payouts of a processor were not read');
    }
  }
}

async function keepListed({ db: { db } }: Deps, provider: ProcessorName, payouts: Payouts): Promise<void> {
  const [newest] = await db
    .select()
    .from(payoutTable)
    .where(eq(payoutTable.provider, provider))
    .orderBy(desc(payoutTable.createdAt))
    .limit(1);
  const since = newest ? newest.createdAt.getTime() - LISTED_AGAIN_DAYS * DAY_MS : 0;
  for (const news of await payouts.list(new Date(since))) await keep(db, provider, news);
}

async function keep(db: DbOrTx, provider: ProcessorName, news: ProcessorPayout): Promise<void> {
  const { status, arrivesAt, isManual, createdAt } = news;
  const { amount: amountCents, currency } = news.amount;
  await db
    .insert(payoutTable)
    .values({
      id: randomUUID(),
      provider,
      reference: news.id,
      amountCents,
      currency,
      status,
      isManual,
      createdAt,
      arrivesAt,
    })
    .onConflictDoUpdate({
      target: [payoutTable.provider, payoutTable.reference],
      set: { status, arrivesAt, amountCents },
    });
}

/** Payouts whose entries were never read, and recent ones that did not match. */
function unreadOf(db: DbOrTx, provider: ProcessorName, now: Date, limit: number): Promise<Payout[]> {
  const { readAt, netCents, amountCents, unmatched, createdAt, isManual, status } = payoutTable;
  const again = and(
    or(ne(netCents, amountCents), gt(unmatched, 0)),
    lt(readAt, new Date(now.getTime() - READ_AGAIN_HOURS * 3_600_000)),
    gt(createdAt, new Date(now.getTime() - READ_AGAIN_DAYS * DAY_MS)),
  );
  return db
    .select()
    .from(payoutTable)
    .where(
      and(
        eq(payoutTable.provider, provider),
        eq(isManual, false),
        ne(status, 'failed'),
        or(isNull(readAt), again),
      ),
    )
    .orderBy(sql`${readAt} nulls first`, asc(createdAt))
    .limit(limit);
}

/** Reads a whole payout before writing any of it: no transaction stays open during a call. */
async function readLedgerEntries(deps: Deps, payouts: Payouts, payout: Payout): Promise<void> {
  const { db } = deps.db;
  const ledgerEntries: PayoutLedgerEntry[] = [];
  for await (const ledgerEntry of payouts.ledgerEntriesOf(payout.reference)) ledgerEntries.push(ledgerEntry);
  const facts = { answer: 'payout', reference: payout.reference };
  await deps.unwritten.write(facts, async () => {
    const entries: PayoutEntry[] = [];
    for (let at = 0; at < ledgerEntries.length; at += CHUNK)
      entries.push(...(await matchLedgerEntries(db, payout, ledgerEntries.slice(at, at + CHUNK))));
    await keepEntries(deps, payout, entries);
  });
}

async function keepEntries(deps: Deps, payout: Payout, entries: PayoutEntry[]): Promise<void> {
  const { db } = deps.db;
  const sumOf = (cents: readonly number[]) => cents.reduce((sum, one) => sum + one, 0);
  await db.transaction(async (tx: Tx) => {
    await tx.delete(payoutEntryTable).where(eq(payoutEntryTable.payoutId, payout.id));
    for (let at = 0; at < entries.length; at += CHUNK)
      await tx.insert(payoutEntryTable).values(entries.slice(at, at + CHUNK));
    await tx
      .update(payoutTable)
      .set({
        readAt: deps.now(),
        netCents: sumOf(entries.map(({ netCents }) => netCents)),
        feeCents: sumOf(entries.map(({ feeCents }) => feeCents)),
        orders: new Set(entries.flatMap(({ purchaseId }) => purchaseId ?? [])).size,
        unmatched: entries.filter(({ gap }) => gap !== null).length,
      })
      .where(eq(payoutTable.id, payout.id));
  });
}
