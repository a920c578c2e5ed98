import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';

import { hasMade, isAbout } from '../core/work.ts';
import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { inBasket } from './basket.ts';
import { type Purchase, purchaseTable } from './tables.ts';

/** States in which nobody has paid, but somebody still may. */
const UNPAID = ['created', 'paying'] as const;

/** A purchase as its checkout begins it. */
export type NewPurchase = typeof purchaseTable.$inferInsert;

/** What a buyer may correct until the purchase is paid. */
export type Buyer = Pick<
  NewPurchase,
  | 'isGuest'
  | 'userId'
  | 'guestHash'
  | 'email'
  | 'createAccount'
  | 'fullName'
  | 'language'
  | 'company'
  | 'vatNumber'
  | 'alternativeEmail'
  | 'sendToBothEmails'
  | 'marketingOptIn'
  | 'withdrawalConsentAt'
  | 'withdrawalConsentVersion'
>;

const byAttempt = statement((db) =>
  db
    .select()
    .from(purchaseTable)
    .where(eq(purchaseTable.attemptId, sql.placeholder('attempt'))),
);

/** The purchase of an attempt; there is at most one. */
export async function purchaseOfAttempt(db: Db, attempt: string): Promise<Purchase | null> {
  const [purchase] = await byAttempt(db, { attempt });
  if (purchase) isAbout(purchase.id);
  return purchase ?? null;
}

/** Frees the id of a purchase's attempt, so that it may begin another purchase. */
export async function freeAttempt(db: Db, purchaseId: string): Promise<void> {
  await db.update(purchaseTable).set({ attemptId: null }).where(eq(purchaseTable.id, purchaseId));
}

/** The same by attempt id, if its purchase is older than `before` and no longer waits for payment. */
export async function freeOldAttempt(db: Db, attempt: string, before: Date): Promise<void> {
  await db
    .update(purchaseTable)
    .set({ attemptId: null })
    .where(
      and(
        eq(purchaseTable.attemptId, attempt),
        notInArray(purchaseTable.state, [...UNPAID]),
        lt(purchaseTable.createdAt, before),
      ),
    );
}

/** The indexes that know a purchase: by its attempt, and by the id under which it is rebuilt. */
const REFUSES_ANOTHER: ReadonlySet<string> = new Set(['purchase_attempt', 'purchase_pkey']);

const begin = statement((db, names) => {
  const values = Object.fromEntries(
    names.map((name) => [name, sql.placeholder(name)]),
  ) as unknown as NewPurchase;
  return db.insert(purchaseTable).values(values).onConflictDoNothing().returning();
});

/**
 * Begins a purchase with the other lines of its basket: all of them or none. Returns them, the first one first; none if it is there
 * already, or the attempt has another.
 */
export async function beginPurchase(
  db: Db,
  row: NewPurchase,
  more: readonly NewPurchase[] = [],
): Promise<Purchase[]> {
  const made = await (more.length === 0 ? begin(db, given(row)) : insertAll(db, [row, ...more]));
  if (made[0]) hasMade(made[0].id);
  return made;
}

const given = (row: NewPurchase) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** The same for several rows; the values are named by row and column: `0 state`. */
const beginAll = statement((db, names) => {
  const rows: Record<string, unknown>[] = [];
  for (const name of names) {
    const [row = '', column = ''] = name.split(' ');
    (rows[Number(row)] ??= {})[column] = sql.placeholder(name);
  }
  return db
    .insert(purchaseTable)
    .values(rows as unknown as NewPurchase[])
    .returning();
});

/** In one statement, which an index refuses whole. */
async function insertAll(db: Db, rows: readonly NewPurchase[]): Promise<Purchase[]> {
  const values = rows.flatMap((row, at) =>
    Object.entries(given(row)).map(([column, value]) => [`${at} ${column}`, value] as const),
  );
  try {
    return byLine(await beginAll(db, Object.fromEntries(values)));
  } catch (error) {
    if (isThere(error)) return [];
    throw error;
  }
}

function isThere(error: unknown): boolean {
  for (let seen = error; seen instanceof Error; seen = seen.cause)
    if ('constraint' in seen && REFUSES_ANOTHER.has(String(seen.constraint))) return true;
  return false;
}

/** Returns the updated lines, the first one first; none, and nothing changed, if they no longer wait for payment. */
export async function correctBuyer(db: Db, purchaseId: string, buyer: Buyer): Promise<Purchase[]> {
  const corrected = await db
    .update(purchaseTable)
    .set(buyer)
    .where(and(inBasket(purchaseId), inArray(purchaseTable.state, UNPAID)))
    .returning();
  return byLine(corrected);
}

const byLine = (lines: readonly Purchase[]) => lines.toSorted((one, other) => one.line - other.line);

/** Sets where its mails go. The caller must hold its lock. */
export async function setAddress(
  tx: Tx,
  purchaseId: string,
  address: Partial<Pick<Purchase, 'email' | 'alternativeEmail'>>,
): Promise<void> {
  await tx.update(purchaseTable).set(address).where(eq(purchaseTable.id, purchaseId));
}

/** Records when the buyer agreed to have the card saved; null if they did not. */
export async function recordCardConsent(db: Db, purchaseId: string, at: Date | null): Promise<void> {
  await db.update(purchaseTable).set({ cardConsentAt: at }).where(eq(purchaseTable.id, purchaseId));
}
