import { and, eq, isNull, lte, or } from 'drizzle-orm';

import type { Deps } from '../deps.ts';
import { ProviderUnreachable } from '../providers/outcome.ts';
import { type Payment, paymentTable } from '../purchase/tables.ts';

/** Longer than the timeout for a processor; a dead process delays the next try by no more. */
const LEASE_SECONDS = 60;
const POLL_EVERY_MS = 150;
const POLLS = 120;

/**
 * Until {@link releaseCapture} nobody else captures a payment, so that the next caller knows of a refusal. Returns the payment as
 * it is from now on; null if it is not open any more, or if another process holds it and the caller does not wait. Throws {@link
 * ProviderUnreachable} if waiting was in vain.
 */
export async function claimCapture(
  deps: Deps,
  { id, provider }: Payment,
  waits: boolean,
): Promise<Payment | null> {
  const { db } = deps.db;
  const { capturingUntil, status } = paymentTable;
  await deps.unwritten.first();
  for (let polls = 0; polls < POLLS; polls++) {
    const now = deps.now();
    const [claimed] = await db
      .update(paymentTable)
      .set({ capturingUntil: new Date(now.getTime() + LEASE_SECONDS * 1000) })
      .where(
        and(
          eq(paymentTable.id, id),
          eq(status, 'open'),
          or(isNull(capturingUntil), lte(capturingUntil, now)),
        ),
      )
      .returning();
    if (claimed || !waits) return claimed ?? null;
    const [payment] = await db.select({ status }).from(paymentTable).where(eq(paymentTable.id, id));
    if (payment?.status !== 'open') return null;
    await deps.pause(POLL_EVERY_MS);
  }
  throw new ProviderUnreachable(
    deps.processors[provider].provider,
    'the payment is being taken by somebody else',
  );
}

export async function releaseCapture(deps: Deps, { id, purchaseId }: Payment): Promise<void> {
  await deps.unwritten.write({ answer: 'payment taken or not', purchaseId }, () =>
    deps.db.db.update(paymentTable).set({ capturingUntil: null }).where(eq(paymentTable.id, id)),
  );
}
