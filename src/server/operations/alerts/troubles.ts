import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';

import type { DbOrTx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { providerReturnTable } from '../../esims/tables.ts';
import { outboundMailTable } from '../../mail/tables.ts';
import { auditTable } from '../../purchase/audit/tables.ts';
import { declinesSince } from '../../purchase/fraud/notice-declines.ts';
import { REFUSED } from '../../purchase/payments/record-refusal.ts';
import { purchaseTable, refundTable } from '../../purchase/tables.ts';
import type { Alert } from './tables.ts';

export type Trouble = Pick<Alert, 'kind' | 'subject' | 'words'> & { purchaseId: string | null };

/** An order is unclear for moments whenever an answer is lost; this long it needs eyes. */
const UNCLEAR_MINUTES = 5;
const MAIL_STUCK_MINUTES = 60;
/** As long as nobody meets it any more, it is over. */
const PAYPAL_REFUSES_MINUTES = 24 * 60;

/** Everything in our own books that an operator must know of right now. */
export async function troublesInBooks(deps: Deps): Promise<Trouble[]> {
  const { db, settings } = deps;
  const minutesAgo = (minutes: number) => new Date(deps.now().getTime() - minutes * 60_000);
  // What was settled by a person long ago is not told for ever.
  const since = minutesAgo(settings.ALERT_DAYS * 24 * 60);
  return [
    ...(await reviews(db.db, since)),
    ...(await disputes(db.db, since)),
    ...(await cardTesting(deps, minutesAgo(60))),
    ...(await unclearOrders(db.db, minutesAgo(UNCLEAR_MINUTES))),
    ...(await failedRefunds(db.db, since)),
    ...(await paypalRefusals(deps, minutesAgo(PAYPAL_REFUSES_MINUTES))),
    ...(await stockLeft(db.db)),
    ...(await stuckMails(db.db, minutesAgo(MAIL_STUCK_MINUTES))),
  ];
}

async function reviews(db: DbOrTx, since: Date): Promise<Trouble[]> {
  const rows = await db
    .select({ id: purchaseTable.id, why: purchaseTable.needsReview })
    .from(purchaseTable)
    .where(and(isNotNull(purchaseTable.needsReview), gt(purchaseTable.createdAt, since)));
  return rows.map(({ id, why }) => ({
    kind: 'needs_review',
    subject: id,
    words: `A purchase needs your eyes: ${why ?? ''}.`,
    purchaseId: id,
  }));
}

async function disputes(db: DbOrTx, since: Date): Promise<Trouble[]> {
  const rows = await db
    .select({ id: purchaseTable.id })
    .from(purchaseTable)
    .where(and(eq(purchaseTable.disputed, true), gt(purchaseTable.createdAt, since)));
  return rows.map(({ id }) => ({
    kind: 'dispute',
    subject: id,
    words: "A buyer disputes a payment at their bank or at PayPal. Answer it in the processor's dashboard.",
    purchaseId: id,
  }));
}

/** Nothing is stopped by it: whoever pays just then is a buyer. */
async function cardTesting(deps: Deps, since: Date): Promise<Trouble[]> {
  const declines = await declinesSince(deps, since);
  if (declines < deps.settings.CARD_TESTING_DECLINES) return [];
  const words = `Cards were declined ${deps.settings.CARD_TESTING_DECLINES} times or more within the hour. Somebody may be trying out stolen ones.`;
  return [{ kind: 'card_testing', subject: 'cards', words, purchaseId: null }];
}

async function unclearOrders(db: DbOrTx, before: Date): Promise<Trouble[]> {
  const rows = await db
    .select({ id: purchaseTable.id })
    .from(purchaseTable)
    .where(and(eq(purchaseTable.state, 'unclear'), lte(purchaseTable.stateSince, before)));
  return rows.map(({ id }) => ({
    kind: 'unclear_order',
    subject: id,
    words: `Whether the wholesaler took an order has not been clear for ${UNCLEAR_MINUTES} minutes.`,
    purchaseId: id,
  }));
}

async function failedRefunds(db: DbOrTx, since: Date): Promise<Trouble[]> {
  const rows = await db
    .select({ id: refundTable.id, purchaseId: refundTable.purchaseId })
    .from(refundTable)
    .where(and(eq(refundTable.status, 'failed'), gt(refundTable.createdAt, since)));
  return rows.map(({ id, purchaseId }) => ({
    kind: 'refund_failed',
    subject: id,
    words: 'A refund did not go through. The buyer is still owed the money.',
    purchaseId,
  }));
}

/** What no buyer can mend: once for each of PayPal's issues, with the newest case. */
async function paypalRefusals({ db, processors }: Deps, since: Date): Promise<Trouble[]> {
  const rows = await db.db
    .select({ issue: auditTable.why, purchaseId: auditTable.purchaseId, debugId: auditTable.reference })
    .from(auditTable)
    .where(and(sql`${auditTable.what} = ${sql.raw(`'${REFUSED}'`)}`, gt(auditTable.at, since)))
    .orderBy(asc(auditTable.at));
  const newest = new Map(rows.map((row) => [row.issue, row]));
  return [...newest.values()]
    .filter(({ issue }) => processors.paypal.approvals?.refusalOf(issue).advice === 'ours')
    .map(({ issue, purchaseId, debugId }) => ({
      kind: 'paypal_refuses',
      subject: issue,
      words: `PayPal refuses payments with ${issue}: its buyers cannot mend that. PayPal's support knows the case as ${debugId ?? 'unknown'}.`,
      purchaseId,
    }));
}

/** Once for all of them. */
async function stockLeft(db: DbOrTx): Promise<Trouble[]> {
  const [piece] = await db
    .select({ bundleName: providerReturnTable.bundleName, refused: providerReturnTable.refused })
    .from(providerReturnTable)
    .where(and(eq(providerReturnTable.state, 'in_stock'), isNotNull(providerReturnTable.refused)))
    .orderBy(asc(providerReturnTable.beganAt))
    .limit(1);
  if (!piece) return [];
  const words = `Returned plans lie in the wholesaler's inventory, which gives no money for them: ${piece.bundleName}, "${piece.refused}".`;
  return [{ kind: 'stock_left', subject: 'stock', words, purchaseId: null }];
}

async function stuckMails(db: DbOrTx, before: Date): Promise<Trouble[]> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(outboundMailTable)
    .where(and(eq(outboundMailTable.status, 'queued'), lte(outboundMailTable.createdAt, before)));
  if (!row || row.count === 0) return [];
  return [
    {
      kind: 'mail_stuck',
      subject: 'mail',
      words: 'The mail server has not taken mails for an hour. Buyers still see their eSIMs in the shop.',
      purchaseId: null,
    },
  ];
}
