import { randomUUID } from 'node:crypto';

import { METHOD_OF_TERMS } from '../../domain/draft-orders/draft-order.ts';
import type { Deps } from '../deps.ts';
import { manualBooksOf, namePurchase } from '../manual-payments/manual-payments.ts';
import { keepPayment } from '../payments/keep-payment.ts';
import { settle } from '../payments/settle.ts';
import { beginPurchase, type Buyer, purchaseOfAttempt } from '../purchase/attempts.ts';
import { linesOf } from '../purchase/basket.ts';
import { guestHash, guestSecret, orderToken } from '../purchase/guest-proof.ts';
import { agreedTotal } from '../purchase/paid-price.ts';
import type { Purchase } from '../purchase/tables.ts';
import { lookUpBusiness, vatFacts } from '../tax/business.ts';
import { keepPlace } from '../tax/place-facts.ts';
import { checkTopUp } from '../top-ups/check-top-up.ts';
import { draftAttempt, draftBasket, linesOfDraft, purchasesOfDraft } from './draft-basket.ts';
import { namePurchaseOfDraft, readDraft, unplacedDrafts } from './draft-orders.ts';
import type { DraftOrder } from './tables.ts';

/**
 * Orders the eSIMs of a draft order whose manual payment is paid. Safe to repeat and to break off anywhere: each step finds what the one
 * before it left, and the payment is accepted once.
 */
export async function placeDraft(deps: Deps, id: string): Promise<void> {
  const { db } = deps.db;
  const found = await readDraft(db, id);
  const method = found && METHOD_OF_TERMS[found.draft.terms];
  if (!found || found.isPlaced || !method || found.draft.paymentId === null) return;
  const { draft } = found;
  const { paymentId: reference } = found.draft;
  const books = await manualBooksOf(db, reference);
  if (books?.payment.status !== 'paid') return;
  const purchase = await purchaseOfDraft(deps, draft, method);
  // Its money is given back.
  if (!(await namePurchase(db, reference, purchase.id))) return;
  await namePurchaseOfDraft(db, id, purchase.id);
  const vatNumber = draft.vatNumber ?? undefined;
  const business = vatNumber === undefined ? null : await lookUpBusiness(deps, { vatNumber, token: null });
  await keepPlace(deps, db, purchase.id, {
    simExpected: deps.settings.SIM_COUNTRIES[purchase.wholesaler] ?? null,
    ...vatFacts(deps, { vatNumber, token: business?.token }),
  });
  const total = agreedTotal(await linesOf(db, purchase), method);
  if (await keepPayment(deps, purchase, { provider: 'manual', method, reference, total }))
    await settle(deps, 'manual', reference);
}

/** Orders what is paid and was left: a process died, its job was lost, or a plan was gone for a while. Returns how many. */
export async function placeLeftDrafts(deps: Deps, limit: number): Promise<number> {
  const left = await unplacedDrafts(deps.db.db, deps.now(), limit);
  for (const { id } of left)
    await placeDraft(deps, id).catch((error: unknown) => {
      // A case tells people of what stays.
      deps.log.warn({ err: error, draftOrderId: id }, 'a draft order is placed later');
    });
  return left.length;
}

/** The purchase of a draft order, made if there is none yet. */
async function purchaseOfDraft(
  deps: Deps,
  draft: DraftOrder,
  method: NonNullable<(typeof METHOD_OF_TERMS)[DraftOrder['terms']]>,
): Promise<Purchase> {
  const { db } = deps.db;
  const attempt = draftAttempt(deps.cipher, draft);
  const known = await purchaseOfAttempt(db, attempt);
  if (known) return known;
  const firstId = randomUUID();
  const basket = await draftBasket(deps, draft);
  const topUp = await topUpOf(deps, draft);
  const [first, ...more] = purchasesOfDraft(
    deps,
    { draft, basket, firstId },
    buyerOfDraft(deps, draft, firstId),
    { method, ...(topUp && { topUp }) },
  );
  const made = (await beginPurchase(db, first, more))[0] ?? (await purchaseOfAttempt(db, attempt));
  if (!made) throw new Error(`the draft order ${draft.id} has no purchase`);
  return made;
}

/** The columns of a purchase for an eSIM that its buyer has. Throws `top_up_refused`. */
async function topUpOf(deps: Deps, draft: DraftOrder) {
  const { topUpEsimId: esimId, topUpPurchaseId } = draft;
  const [line] = linesOfDraft(draft);
  if (esimId === null || topUpPurchaseId === null || !line) return null;
  const order = orderToken(deps.cipher, topUpPurchaseId);
  const basket = await draftBasket(deps, draft);
  const { wholesaler } = basket[0];
  const bundle = { bundleName: line.bundle_name, countryCode: line.country_code, wholesaler };
  return checkTopUp(deps, { owner: null, order }, { esimId, ...bundle });
}

function buyerOfDraft(deps: Pick<Deps, 'cipher'>, draft: DraftOrder, purchaseId: string): Buyer {
  return {
    isGuest: true,
    userId: null,
    guestHash: guestHash(guestSecret(deps.cipher, null, purchaseId)),
    email: draft.email,
    createAccount: false,
    fullName: draft.fullName,
    language: draft.language,
    company: draft.company,
    vatNumber: draft.vatNumber,
    alternativeEmail: null,
    sendToBothEmails: false,
    marketingOptIn: false,
  };
}
