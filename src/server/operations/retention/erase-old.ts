import { and, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { RETENTION, type Span, spanBefore } from '../../../domain/retention.ts';
import type { Deps } from '../../deps.ts';
import { enterpriseRequestTable } from '../../enterprise/tables.ts';
import { bundleFitTable } from '../../esims/tables.ts';
import { FIT_HOURS } from '../../esims/topups/check-top-up.ts';
import { outboundMailTable } from '../../mail/tables.ts';
import { webhookReceiptTable } from '../../webhooks/inbox/tables.ts';
import { eraseAccounts } from './erase-accounts.ts';
import { erasePurchases } from './erase-purchases.ts';

/** Rows of one kind that are deleted in one short transaction. */
const BATCH = 1000;
/** A run ends before its job is taken for dead and begun a second time; another job goes on with what is left. */
const RUN_MS = 45_000;

/**
 * Keeps what the privacy policy promises: what has been here for as long as it says goes, and so do old answers of the
 * network that nobody uses any more. A batch at a time; what takes longer than a run goes on in the next job. Safe to run
 * at any time, and several times at once.
 */
export async function eraseOld(deps: Deps, { runMs = RUN_MS } = {}): Promise<void> {
  const until = performance.now() + runMs;
  const erased: Record<string, number> = {};
  let isDone = true;
  for (const [what, eraseSome] of Object.entries(STEPS)) {
    let found = 0;
    // At least a batch each, so that every job gets on.
    do {
      found = await eraseSome(deps);
      erased[what] = (erased[what] ?? 0) + found;
    } while (found > 0 && performance.now() < until);
    isDone &&= found === 0;
  }
  if (Object.values(erased).some((count) => count > 0))
    deps.log.info(erased, 'erased what was kept long enough');
  if (!isDone) await deps.queue.send('retention.erase', {});
}

/** Each erases a batch of one kind and returns how many it found; 0 when nothing is left. */
const STEPS: Record<string, (deps: Deps) => Promise<number>> = {
  accounts: eraseAccounts,
  purchases: erasePurchases,
  requests: (deps) =>
    deleteBatch(deps, enterpriseRequestTable.createdAt, before(deps, RETENTION.enterpriseRequest)),
  mails: (deps) =>
    deleteBatch(
      deps,
      outboundMailTable.createdAt,
      before(deps, RETENTION.sentMail),
      ne(outboundMailTable.status, 'queued'),
    ),
  receipts: (deps) =>
    deleteBatch(deps, webhookReceiptTable.receivedAt, before(deps, RETENTION.webhookReceipt)),
  answers: (deps) =>
    deleteBatch(deps, bundleFitTable.askedAt, new Date(deps.now().getTime() - FIT_HOURS * 3_600_000)),
};

function before(deps: Deps, span: Span): Date {
  return spanBefore(deps.now(), span);
}

/** Oldest first, by the index on their age: what was deleted before is not read again. */
async function deleteBatch({ db }: Deps, age: PgColumn, until: Date, which?: SQL): Promise<number> {
  const some = db.db
    .select({ at: sql`ctid` })
    .from(age.table)
    .where(and(lte(age, until), which))
    .orderBy(age)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const deleted = await db.db
    .delete(age.table)
    .where(sql`ctid = any(array${some})`)
    .returning({ one: sql`1` });
  return deleted.length;
}
