import { eq, isNull } from 'drizzle-orm';

import { Problem } from '../../domain/problems/problem.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { keepUser } from '../identity/users.ts';
import { stripeCustomerTable } from './tables.ts';

const SWEPT_AT_ONCE = 50;

/** A user's customer at Stripe; null if they never saved a card. */
export async function customerOf({ db }: Pick<Deps, 'db'>, userId: string): Promise<string | null> {
  const [known] = await db.db
    .select({ id: stripeCustomerTable.id })
    .from(stripeCustomerTable)
    .where(eq(stripeCustomerTable.userId, userId));
  return known?.id ?? null;
}

/** A user's only customer at Stripe, created if there is none yet. */
export async function ensureCustomer(deps: Deps, userId: string): Promise<string> {
  const known = await customerOf(deps, userId);
  if (known) return known;
  const made = await deps.cards.createCustomer(userId);
  await deps.db.db.transaction(async (tx) => {
    // Waits for a concurrent deletion of the account, which then gets no customer.
    if (!(await keepUser(tx, userId))) return;
    await tx
      .insert(stripeCustomerTable)
      .values({ id: made, userId, createdAt: deps.now() })
      .onConflictDoNothing();
  });
  const kept = await customerOf(deps, userId);
  if (kept !== made) await deps.cards.deleteCustomer(made);
  if (kept === null) throw new Problem('sign_in_over');
  return kept;
}

/** For the deletion of an account: a job deletes the cards at Stripe after the commit. */
export async function forgetCustomer(deps: Pick<Deps, 'queue'>, tx: Tx, userId: string): Promise<void> {
  const [known] = await tx
    .update(stripeCustomerTable)
    .set({ userId: null })
    .where(eq(stripeCustomerTable.userId, userId))
    .returning({ id: stripeCustomerTable.id });
  if (known) await deps.queue.send('customer.delete', { customerId: known.id }, { tx });
}

/** Deletes a customer at Stripe, then our row. Safe to repeat at any time. */
export async function deleteCustomer(deps: Deps, customerId: string): Promise<void> {
  await deps.cards.deleteCustomer(customerId);
  await deps.db.db.delete(stripeCustomerTable).where(eq(stripeCustomerTable.id, customerId));
}

/** Deletes those whose job gave up because Stripe was unreachable for long. */
export async function deleteForgottenCustomers(deps: Deps): Promise<void> {
  const forgotten = await deps.db.db
    .select({ id: stripeCustomerTable.id })
    .from(stripeCustomerTable)
    .where(isNull(stripeCustomerTable.userId))
    .limit(SWEPT_AT_ONCE);
  for (const { id } of forgotten) {
    await deleteCustomer(deps, id).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'a deleted account’s cards are removed later');
    });
  }
}
