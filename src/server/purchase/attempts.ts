import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';

import { hasMade, isAbout } from '../core/work.ts';
import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { type Purchase, purchaseTable } from './tables.ts';

/** States in which nobody has paid, and somebody still may. */
const UNPAID = ['created', 'paying'] as const;

/** A purchase as its checkout begins it. */
export type NewPurchase = typeof purchaseTable.$inferInsert;

/** What a buyer may correct until it is paid. */
export type Buyer = Pick<
  NewPurchase,
  | 'isGuest'
  | 'userId'
  | 'guestHash'
  | 'email'
  | 'createAccount'
  | 'fullName'
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

/** The purchase of an attempt, which has one at most. */
export async function purchaseOfAttempt(db: Db, attempt: string): Promise<Purchase | null> {
  const [purchase] = await byAttempt(db, { attempt });
  if (purchase) isAbout(purchase.id);
  return purchase ?? null;
}

/** Lets the id of a purchase's attempt stand for another purchase from now on. */
export async function freeAttempt(db: Db, purchaseId: string): Promise<void> {
  await db.update(purchaseTable).set({ attemptId: null }).where(eq(purchaseTable.id, purchaseId));
}

/** The same by the attempt, where its purchase is older than `before` and its outcome is known. */
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

/** Null where the attempt has a purchase already. */
export async function beginPurchase(db: Db, row: NewPurchase): Promise<Purchase | null> {
  const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  const [made] = await begin(db, given);
  if (made) hasMade(made.id);
  return made ?? null;
}

/** Returns the purchase as it is now; null where it waits for no money any more, and nothing was changed. */
export async function correctBuyer(db: Db, purchaseId: string, buyer: Buyer): Promise<Purchase | null> {
  const [corrected] = await db
    .update(purchaseTable)
    .set(buyer)
    .where(and(eq(purchaseTable.id, purchaseId), inArray(purchaseTable.state, UNPAID)))
    .returning();
  return corrected ?? null;
}

/** Where its mails go, for who holds its lock. */
export async function setAddress(tx: Tx, purchaseId: string, email: string): Promise<void> {
  await tx.update(purchaseTable).set({ email }).where(eq(purchaseTable.id, purchaseId));
}

/** Records when the buyer asked for the card to be kept, or, by null, that they did not. */
export async function recordCardConsent(db: Db, purchaseId: string, at: Date | null): Promise<void> {
  await db.update(purchaseTable).set({ cardConsentAt: at }).where(eq(purchaseTable.id, purchaseId));
}
