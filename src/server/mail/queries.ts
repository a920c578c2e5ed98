import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';

import type { MailState } from '../../domain/operators/mail-state.ts';
import { ORDER_MAILS } from '../../domain/orders/order-mails.ts';
import type { Db, DbOrTx, Tx } from '../db/database.ts';
import { deleteBatch } from '../db/delete-batch.ts';
import { byTime, countRows, type RowCount, type TimePage } from '../db/list-page.ts';
import type { Deps } from '../deps.ts';
import { type OutboundMail, outboundMailTable, type PurchaseTemplate } from './tables.ts';

export { MAIL_TEMPLATES } from './tables.ts';

/** About an account with that very address, or for nobody but who reads there. */
const OF_ADDRESS: ReadonlySet<PurchaseTemplate> = new Set<PurchaseTemplate>([
  'claim_purchase',
  'sent_to_another',
  'address_changed',
]);
const ABOUT_ORDER: PurchaseTemplate[] = ORDER_MAILS.filter((template) => !OF_ADDRESS.has(template));

/** All mails about a purchase. */
export function allMailsOf(db: DbOrTx, purchaseId: string): Promise<OutboundMail[]> {
  return db.select().from(outboundMailTable).where(eq(outboundMailTable.purchaseId, purchaseId));
}

/** Whether a draft order was mailed to its buyer since a time. */
export async function isDraftMailedSince(db: DbOrTx, draftId: string, since: Date): Promise<boolean> {
  const { id, draftOrderId, createdAt } = outboundMailTable;
  const mails = await db
    .select({ id })
    .from(outboundMailTable)
    .where(and(eq(draftOrderId, draftId), gte(createdAt, since)))
    .limit(1);
  return mails.length > 0;
}

/** All stored mails about an account. */
export function mailsToAccount(db: DbOrTx, userId: string): Promise<OutboundMail[]> {
  return db.select().from(outboundMailTable).where(eq(outboundMailTable.userId, userId));
}

/** The audit entries, among these, that somebody was mailed about. */
export async function mailedNotices(db: DbOrTx, auditIds: readonly number[]): Promise<Set<number>> {
  if (auditIds.length === 0) return new Set();
  const { auditId } = outboundMailTable;
  const rows = await db
    .select({ auditId })
    .from(outboundMailTable)
    .where(inArray(auditId, [...auditIds]));
  return new Set(rows.flatMap((row) => row.auditId ?? []));
}

/** Number of mails that have waited since this time or longer. */
export async function countWaiting(db: DbOrTx, since: Date): Promise<number> {
  const { status, createdAt } = outboundMailTable;
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(outboundMailTable)
    .where(and(eq(status, 'queued'), lte(createdAt, since)));
  return row?.count ?? 0;
}

/** When the newest mail left; null before the first. */
export async function lastSent(db: DbOrTx): Promise<Date | null> {
  const { status, createdAt, sentAt } = outboundMailTable;
  const [mail] = await db
    .select({ sentAt })
    .from(outboundMailTable)
    .where(eq(status, 'sent'))
    .orderBy(desc(createdAt))
    .limit(1);
  return mail?.sentAt ?? null;
}

/** A mail about a purchase that did not arrive. */
export type LostMail = Pick<OutboundMail, 'id' | 'template' | 'address'> & { purchaseId: string };

/** Mails about purchases, written since then, that no server took. */
export function refusedMailsSince(db: DbOrTx, since: Date): Promise<LostMail[]> {
  return lostMails(db, since, eq(outboundMailTable.status, 'failed'));
}

/** The same for mails that a server took but that came back. */
export function returnedMailsSince(db: DbOrTx, since: Date): Promise<LostMail[]> {
  return lostMails(db, since, isNotNull(outboundMailTable.bouncedAt));
}

async function lostMails(db: DbOrTx, since: Date, isLost: SQL): Promise<LostMail[]> {
  const { id, template, address, purchaseId, createdAt } = outboundMailTable;
  const rows = await db
    .select({ id, template, address, purchaseId })
    .from(outboundMailTable)
    .where(and(isLost, isNotNull(purchaseId), gt(createdAt, since)));
  return rows.flatMap((row) => (row.purchaseId === null ? [] : [{ ...row, purchaseId: row.purchaseId }]));
}

export async function readMail(db: DbOrTx, id: string): Promise<OutboundMail | null> {
  const [mail] = await db.select().from(outboundMailTable).where(eq(outboundMailTable.id, id));
  return mail ?? null;
}

/** Sends mails again, as if they had never left. */
export async function sendOnceMore(
  deps: Pick<Deps, 'db' | 'queue' | 'now'>,
  mails: readonly OutboundMail[],
): Promise<void> {
  await deps.db.db.transaction((tx) => queueOnceMore(deps, tx, mails));
}

/** The same in a transaction. */
export async function queueOnceMore(
  deps: Pick<Deps, 'queue' | 'now'>,
  tx: Tx,
  mails: readonly OutboundMail[],
): Promise<void> {
  const ids = mails.map(({ id }) => id);
  await tx
    .update(outboundMailTable)
    .set({
      status: 'queued',
      attempts: 0,
      leaseUntil: null,
      lastError: null,
      bouncedAt: null,
      bounce: null,
      createdAt: deps.now(),
    })
    .where(inArray(outboundMailTable.id, ids));
  for (const mailId of ids) await deps.queue.send('mail.send', { mailId }, { tx });
}

/**
 * Withdraws a purchase's mails to an address that have not left: queued ones, and those withheld until they are true. Returns which templates went there, or would have; mails about that
 * address itself are not included, and stay. Nor is the link to a withdrawal once it was sent: whoever wants one asks for it.
 */
export async function takeBackMails(
  tx: Tx,
  purchaseId: string,
  address: string,
): Promise<PurchaseTemplate[]> {
  const { status, leaseUntil, template } = outboundMailTable;
  const isTheirs = and(
    eq(outboundMailTable.purchaseId, purchaseId),
    eq(outboundMailTable.address, address),
    inArray(template, ABOUT_ORDER),
  );
  const mails = await tx.select({ template, status }).from(outboundMailTable).where(isTheirs);
  const isWaiting = or(and(eq(status, 'queued'), isNull(leaseUntil)), eq(status, 'withheld'));
  await tx.delete(outboundMailTable).where(and(isTheirs, isWaiting));
  const goOn = mails.filter((mail) => mail.template !== 'withdrawal_link' || mail.status === 'queued');
  return ABOUT_ORDER.filter((one) => goOn.some((mail) => mail.template === one));
}

/** Queues again a purchase's withheld mails, which were not true when they were to leave: the reason is gone. */
export async function queueWithheld(
  deps: Pick<Deps, 'db' | 'queue' | 'now'>,
  purchaseId: string,
): Promise<void> {
  const mails = await allMailsOf(deps.db.db, purchaseId);
  const withheld = mails.filter(({ status }) => status === 'withheld');
  if (withheld.length > 0) await sendOnceMore(deps, withheld);
}

/** Deletes all mails about purchases, sent or not. */
export async function forgetMailsOf(tx: Tx, purchaseIds: string[]): Promise<void> {
  await tx.delete(outboundMailTable).where(inArray(outboundMailTable.purchaseId, purchaseIds));
}

/** Deletes a batch of mails as old as `until` that no longer wait. Returns how many. */
export function forgetMails(db: Db, until: Date): Promise<number> {
  return deleteBatch(db, outboundMailTable.createdAt, until, ne(outboundMailTable.status, 'queued'));
}

/** Newest first, of one state or all, after the given place. */
export function listMails(db: DbOrTx, state: MailState | undefined, page: TimePage): Promise<OutboundMail[]> {
  const { behind, order } = byTime(outboundMailTable.createdAt, outboundMailTable.id, page);
  return db
    .select()
    .from(outboundMailTable)
    .where(and(state && isIn(state), behind))
    .orderBy(...order)
    .limit(page.limit);
}

/** The same as a number. */
export function countListed(db: Db, state: MailState | undefined): Promise<RowCount> {
  return countRows(db, (tx) =>
    tx
      .select({ one: sql`1` })
      .from(outboundMailTable)
      .where(state && isIn(state)),
  );
}

function isIn(state: MailState): SQL | undefined {
  const { status, bouncedAt } = outboundMailTable;
  return {
    queued: eq(status, 'queued'),
    sent: and(eq(status, 'sent'), isNull(bouncedAt)),
    failed: eq(status, 'failed'),
    withheld: eq(status, 'withheld'),
    returned: isNotNull(bouncedAt),
  }[state];
}

/** Number of waiting mails, and of those that no server took. */
export async function countMails(db: DbOrTx): Promise<{ queued: number; failed: number }> {
  // Written out, so that the partial indexes apply.
  const { rows } = await db.execute<{ queued: number; failed: number }>(sql`
    select (select count(*)::int from outbound_mail where status = 'queued') as queued,
      (select count(*)::int from outbound_mail where status = 'failed') as failed`);
  return rows[0] ?? { queued: 0, failed: 0 };
}
