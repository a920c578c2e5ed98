import { and, asc, desc, eq, gt, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';

import { type Currency } from '../../domain/currencies.ts';
import { type DraftState, draftStateOf, type DraftTerms } from '../../domain/draft-orders/draft-order.ts';
import type { Minor } from '../../domain/money.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { Cipher } from '../db/cipher.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import { byTime, countRows, type RowCount, type TimePage } from '../db/list-page.ts';
import type { Deps } from '../deps.ts';
import {
  cancelManualPayment,
  isOwed,
  isPaidByHand,
  manualBooksAmong,
  owedIn,
  receivedIn,
} from '../manual-payments/manual-payments.ts';
import { isErasedPurchase, isPaidPurchase } from '../purchase/joinable.ts';
import { readDraftToken } from './draft-link.ts';
import { type CreditAccount, creditAccountTable, type DraftOrder, draftOrderTable } from './tables.ts';

/** Whether its purchases were paid. */
const PLACED = isPaidPurchase(draftOrderTable.purchaseId);

/** A draft order, and whether its purchases are paid. */
export interface FoundDraft {
  draft: DraftOrder;
  isPlaced: boolean;
  /** Whether something of its money by hand is still to come. */
  isOwed: boolean;
}

const OWED = isOwed(draftOrderTable.paymentId);

const found = (db: DbOrTx) =>
  db.select({ draft: draftOrderTable, isPlaced: PLACED, isOwed: OWED }).from(draftOrderTable);

export async function readDraft(db: DbOrTx, id: string): Promise<FoundDraft | null> {
  const [one] = await found(db).where(eq(draftOrderTable.id, id));
  return one ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockDraft(tx: Tx, id: string): Promise<FoundDraft | null> {
  await tx
    .select({ id: draftOrderTable.id })
    .from(draftOrderTable)
    .where(eq(draftOrderTable.id, id))
    .for('update');
  return readDraft(tx, id);
}

/** What a link shows. Throws `no_offer` for one that we did not make, and for one that was revoked. */
export async function draftOfLink(
  { db, cipher }: { db: DbOrTx; cipher: Cipher },
  token: string,
): Promise<FoundDraft> {
  const linked = readDraftToken(cipher, token);
  const one = linked && (await readDraft(db, linked.id));
  const isNow = one && (one.draft.linkNumber & 0xff) === linked.linkNumber;
  if (!isNow || one.draft.state === 'draft' || one.draft.erasedAt !== null) throw new Problem('no_offer');
  return one;
}

export function stateOf({ draft, isPlaced }: FoundDraft, { now }: Pick<Deps, 'now'>): DraftState {
  return draftStateOf({ ...draft, isPlaced }, now());
}

/** Whether its day of payment has passed, and it is not paid in full. */
export function isOverdue({ draft, isOwed: owes }: FoundDraft, { now }: Pick<Deps, 'now'>): boolean {
  return owes && draft.dueAt !== null && draft.dueAt < now();
}

/** Notes that all of its money is there, once. */
export async function notePaid(tx: Tx, which: string, now: Date): Promise<void> {
  const { id, paidAt } = draftOrderTable;
  await tx
    .update(draftOrderTable)
    .set({ paidAt: now })
    .where(and(eq(id, which), isNull(paidAt)));
}

/** Draft orders whose day of payment has passed and that are not paid in full, the oldest first. */
export function overdueDrafts(db: DbOrTx, now: Date): Promise<FoundDraft[]> {
  const { dueAt, id } = draftOrderTable;
  return found(db)
    .where(and(lt(dueAt, now), OWED))
    .orderBy(asc(dueAt), asc(id));
}

/** Notes of those that are overdue since the last time. */
export async function noteOverdue(db: DbOrTx, now: Date): Promise<void> {
  const { dueAt, overdueAt } = draftOrderTable;
  await db
    .update(draftOrderTable)
    .set({ overdueAt: now })
    .where(and(lt(dueAt, now), isNull(overdueAt), OWED));
}

/** Accepted draft orders whose money by hand was there before a time, and whose eSIMs are not ordered; the oldest first. */
export async function unplacedDrafts(db: DbOrTx, before: Date, limit: number): Promise<DraftOrder[]> {
  const { state, acceptedAt, paymentId, id } = draftOrderTable;
  const rows = await found(db)
    .where(and(eq(state, 'accepted'), sql`not ${PLACED}`, isPaidByHand(paymentId, before)))
    .orderBy(asc(acceptedAt), asc(id))
    .limit(limit);
  return rows.map(({ draft }) => draft);
}

export interface DraftFilter {
  state?: DraftState | undefined;
  terms?: DraftTerms | undefined;
  leadId?: string | undefined;
  creditAccountId?: string | undefined;
}

function fits({ state, terms, leadId, creditAccountId }: DraftFilter, now: Date): SQL | undefined {
  const { state: stored, validUntil } = draftOrderTable;
  const isStored = (which: DraftOrder['state']) => and(eq(stored, which), sql`not ${PLACED}`);
  const STATES: Record<DraftState, SQL | undefined> = {
    draft: isStored('draft'),
    open: and(isStored('open'), gt(validUntil, now)),
    expired: and(isStored('open'), lte(validUntil, now)),
    accepted: isStored('accepted'),
    canceled: isStored('canceled'),
    placed: PLACED,
  };
  return and(
    state && STATES[state],
    terms && eq(draftOrderTable.terms, terms),
    leadId === undefined ? undefined : eq(draftOrderTable.leadId, leadId),
    creditAccountId === undefined ? undefined : eq(draftOrderTable.creditAccountId, creditAccountId),
  );
}

/** Draft orders, newest first. */
export function listDrafts(
  db: DbOrTx,
  filter: DraftFilter,
  now: Date,
  page: TimePage,
): Promise<FoundDraft[]> {
  const { behind, order } = byTime(draftOrderTable.createdAt, draftOrderTable.id, page);
  return found(db)
    .where(and(fits(filter, now), behind))
    .orderBy(...order)
    .limit(page.limit);
}

export function countDrafts(db: Db, filter: DraftFilter, now: Date): Promise<RowCount> {
  return countRows(db, (tx) =>
    tx
      .select({ one: sql`1` })
      .from(draftOrderTable)
      .where(fits(filter, now)),
  );
}

/** Changes a draft order; null if somebody changed it since its version was seen. */
export async function changeDraft(
  tx: DbOrTx,
  { id, version }: Pick<DraftOrder, 'id' | 'version'>,
  set: Partial<Omit<DraftOrder, 'id' | 'version'>>,
): Promise<DraftOrder | null> {
  const [changed] = await tx
    .update(draftOrderTable)
    .set({ ...set, version: version + 1 })
    .where(and(eq(draftOrderTable.id, id), eq(draftOrderTable.version, version)))
    .returning();
  return changed ?? null;
}

/** Names the purchase of a draft order, unless it has one that is paid or can still be. */
export async function namePurchaseOfDraft(db: DbOrTx, id: string, purchaseId: string): Promise<void> {
  const { id: own, purchaseId: known } = draftOrderTable;
  await db
    .update(draftOrderTable)
    .set({ purchaseId })
    .where(and(eq(own, id), or(isNull(known), ne(known, purchaseId))));
}

export async function readCreditAccount(db: DbOrTx, id: string): Promise<CreditAccount | null> {
  const [account] = await db.select().from(creditAccountTable).where(eq(creditAccountTable.id, id));
  return account ?? null;
}

export async function lockCreditAccount(tx: Tx, id: string): Promise<CreditAccount | null> {
  const [account] = await tx
    .select()
    .from(creditAccountTable)
    .where(eq(creditAccountTable.id, id))
    .for('update');
  return account ?? null;
}

/** What an account owes: its orders, less their refunds and the transfers for them. */
export async function owedBy(db: DbOrTx, accountId: string): Promise<Minor> {
  const { paymentId, creditAccountId } = draftOrderTable;
  const rows = await db.select({ paymentId }).from(draftOrderTable).where(eq(creditAccountId, accountId));
  const books = await manualBooksAmong(
    db,
    rows.flatMap((row) => row.paymentId ?? []),
  );
  return [...books.values()].reduce<Minor>((sum, one) => sum + owedIn(one), 0);
}

/** Stores a new draft order; null if its id is there already. */
export async function insertDraft(
  tx: Tx,
  row: typeof draftOrderTable.$inferInsert,
): Promise<DraftOrder | null> {
  const [added] = await tx.insert(draftOrderTable).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

/** Whether an order still fits the account's limit. */
export function isWithinLimit(
  account: Pick<CreditAccount, 'limitCents' | 'currency'>,
  owed: Minor,
  { amount, currency }: { amount: Minor; currency: Currency },
): boolean {
  return account.currency === currency && owed + amount <= account.limitCents;
}

/** What is stored of a draft order's buyer once they are erased. */
const NOBODY = { fullName: '', email: '', company: null, vatNumber: null, note: '', purchaseOrder: null };

/**
 * Erases whom draft orders were for: those that came to nothing, after a time, and those whose purchases were erased. Returns how many.
 */
export async function eraseDrafts(db: DbOrTx, before: Date, now: Date, limit = 100): Promise<number> {
  const { id, erasedAt, createdAt, purchaseId } = draftOrderTable;
  const isOver = or(and(isNull(purchaseId), lt(createdAt, before)), isErasedPurchase(purchaseId));
  const due = db
    .select({ id })
    .from(draftOrderTable)
    .where(and(isNull(erasedAt), isOver))
    .limit(limit);
  const erased = await db
    .update(draftOrderTable)
    .set({ ...NOBODY, erasedAt: now })
    .where(sql`${id} in ${due}`)
    .returning({ id });
  return erased.length;
}

/** The draft orders for an address, newest first. */
export function draftsFor(db: DbOrTx, address: string): Promise<FoundDraft[]> {
  return found(db).where(isFor(address)).orderBy(desc(draftOrderTable.createdAt));
}

const isFor = (address: string) => sql`lower(${draftOrderTable.email}) = ${address.toLowerCase()}`;

/**
 * Ends the draft orders for an address that came to nothing, and erases whom they were for. Those whose orders are in the books are
 * erased with these. Returns how many; null, changing nothing, while money that was transferred waits for its eSIMs.
 */
export async function forgetDraftsFor(tx: Tx, address: string, now: Date): Promise<number | null> {
  const { id, erasedAt, canceledAt, linkNumber, version } = draftOrderTable;
  await tx.select({ id }).from(draftOrderTable).where(isFor(address)).for('update');
  const open = (await draftsFor(tx, address)).filter(({ isPlaced }) => !isPlaced);
  const payments = open.flatMap(({ draft }) => draft.paymentId ?? []);
  const books = [...(await manualBooksAmong(tx, payments)).values()];
  const isHeld = books.some(
    (one) => one.payment.status === 'paid' || (one.transfers.length > 0 && receivedIn(one) > 0),
  );
  if (isHeld) return null;
  for (const payment of payments) await cancelManualPayment(tx, payment);
  for (const { draft } of open)
    await tx
      .update(draftOrderTable)
      .set({
        ...NOBODY,
        erasedAt: now,
        version: sql`${version} + 1`,
        linkNumber: sql`${linkNumber} + 1`,
        ...(draft.state !== 'canceled' && {
          state: 'canceled',
          canceledAt: sql`coalesce(${canceledAt}, ${now.toISOString()}::timestamptz)`,
        }),
      })
      .where(and(eq(id, draft.id), isNull(erasedAt)));
  return open.length;
}

/** By name. */
export function listCreditAccounts(db: DbOrTx): Promise<CreditAccount[]> {
  return db.select().from(creditAccountTable).orderBy(asc(creditAccountTable.name));
}

/** Adds an account, or changes it; null if it is not of that version any more. @param version null for a new one */
export async function saveCreditAccount(
  tx: Tx,
  row: Omit<CreditAccount, 'version'>,
  version: number | null,
): Promise<CreditAccount | null> {
  const { id, version: own } = creditAccountTable;
  const [saved] =
    version === null
      ? await tx.insert(creditAccountTable).values(row).returning()
      : await tx
          .update(creditAccountTable)
          .set({ ...row, version: version + 1 })
          .where(and(eq(id, row.id), eq(own, version)))
          .returning();
  return saved ?? null;
}
