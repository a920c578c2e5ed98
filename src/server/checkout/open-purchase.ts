import { randomUUID } from 'node:crypto';

import { and, eq, inArray } from 'drizzle-orm';

import { fromDollars, type PaymentMethod, processingFee } from '../../domain/money.ts';
import { Problem } from '../../domain/problem.ts';
import type { Offer } from '../catalog/queries.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { offerFor, quoteOf } from './quote.ts';
import type { PurchaseRequest } from './requests.ts';
import { retirePurchase } from './retire-purchase.ts';
import { type Purchase, purchaseTable } from './tables.ts';

/** How long the same attempt is the same purchase. */
export const ATTEMPT_MINUTES = 60;

/**
 * The purchase of an attempt: the one that exists, or a new one at today's quote. The wish in `price` must equal the
 * total to the cent, else `price_changed` (409) with the fresh quote. A quote given to an attempt holds for its hour.
 */
export async function openPurchase(
  deps: Deps,
  request: PurchaseRequest,
  method: PaymentMethod,
  guestHash: Buffer,
): Promise<Purchase> {
  const existing = request.attempt_id ? await purchaseOfAttempt(deps, request.attempt_id) : null;
  if (existing && (await stillFits(deps, existing, request, method))) return existing;
  if (existing && !(await retirePurchase(deps, existing))) {
    throw new Problem('attempt_used', 'This checkout has already been paid. Please start a new one.');
  }

  const offer = await offerFor(deps.db.db, request.bundle_name, request.country_code);
  const total = offer.price + processingFee(offer.price, method);
  if (fromDollars(request.price) !== total) {
    throw new Problem('price_changed', 'The price has changed. Please check the new total.', {
      quote: quoteOf(offer),
    });
  }
  return deps.db.db.transaction((tx) => insertOrFind(tx, newPurchase(deps.now(), request, offer, guestHash)));
}

async function purchaseOfAttempt(deps: Deps, attemptId: string): Promise<Purchase | null> {
  const [purchase] = await deps.db.db
    .select()
    .from(purchaseTable)
    .where(eq(purchaseTable.attemptId, attemptId));
  if (!purchase) return null;
  const age = deps.now().getTime() - purchase.createdAt.getTime();
  if (age < ATTEMPT_MINUTES * 60_000) return purchase;
  // The id is free for a new purchase; what became of the old one is the reconcile job's business.
  await deps.db.db.update(purchaseTable).set({ attemptId: null }).where(eq(purchaseTable.id, purchase.id));
  return null;
}

/** Same plan at the price that the buyer agrees to. Billing details may have been corrected meanwhile. */
async function stillFits(
  deps: Deps,
  purchase: Purchase,
  request: PurchaseRequest,
  method: PaymentMethod,
): Promise<boolean> {
  const samePlan =
    purchase.bundleName === request.bundle_name &&
    purchase.countryCode === request.country_code.toUpperCase();
  const fee = method === 'stripe' ? purchase.stripeFeeCents : purchase.paypalFeeCents;
  if (!samePlan || fromDollars(request.price) !== purchase.priceCents + fee) return false;
  await deps.db.db
    .update(purchaseTable)
    .set(buyerOf(request))
    .where(and(eq(purchaseTable.id, purchase.id), inArray(purchaseTable.state, ['created', 'paying'])));
  return true;
}

function newPurchase(
  now: Date,
  request: PurchaseRequest,
  offer: Offer,
  guestHash: Buffer,
): typeof purchaseTable.$inferInsert {
  return {
    id: randomUUID(),
    state: 'created',
    stateSince: now,
    createdAt: now,
    nextLookAt: now,
    attemptId: request.attempt_id ?? null,
    guestHash,
    isGuest: true,
    bundleName: offer.plan.bundle_name,
    countryCode: offer.plan.country_code,
    plan: offer.plan,
    coverage: offer.coverage,
    currency: 'USD',
    wholesaleCents: offer.wholesale,
    priceCents: offer.price,
    stripeFeeCents: processingFee(offer.price, 'stripe'),
    paypalFeeCents: processingFee(offer.price, 'paypal'),
    ...buyerOf(request),
  };
}

function buyerOf(request: PurchaseRequest) {
  return {
    fullName: request.billing_details.fullName,
    email: request.billing_details.email,
    alternativeEmail: request.alternative_email || null,
    sendToBothEmails: request.send_to_both_emails,
    marketingOptIn: request.marketing_opt_in,
  };
}

/** Two first requests of one attempt may come at once: the second finds the first one's purchase. */
async function insertOrFind(tx: Tx, row: typeof purchaseTable.$inferInsert): Promise<Purchase> {
  const [made] = await tx.insert(purchaseTable).values(row).onConflictDoNothing().returning();
  if (made) return made;
  const [found] = await tx
    .select()
    .from(purchaseTable)
    .where(eq(purchaseTable.attemptId, row.attemptId ?? ''));
  if (!found) throw new Error('the purchase of an attempt vanished');
  return found;
}
