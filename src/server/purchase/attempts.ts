import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';

import { hasMade, isAbout } from '../core/work.ts';
import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
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

const begin = statement((db, names) => {
  const values = Object.fromEntries(
    names.map((name) => [name, sql.placeholder(name)]),
  ) as unknown as NewPurchase;
  return db.insert(purchaseTable).values(values).onConflictDoNothing().returning();
});

/** Null if the attempt already has a purchase. */
export async function beginPurchase(db: Db, row: NewPurchase): Promise<Purchase | null> {
  const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  const [made] = await begin(db, given);
  if (made) hasMade(made.id);
  return made ?? null;
}

/** Returns the updated purchase; null, and nothing changed, if it no longer waits for payment. */
export async function correctBuyer(db: Db, purchaseId: string, buyer: Buyer): Promise<Purchase | null> {
  const [corrected] = await db
    .update(purchaseTable)
    .set(buyer)
    .where(and(eq(purchaseTable.id, purchaseId), inArray(purchaseTable.state, UNPAID)))
    .returning();
  return corrected ?? null;
}

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
