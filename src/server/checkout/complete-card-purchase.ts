import { buyerView } from '../../domain/checkout/purchase-state.ts';
import { fromDollars } from '../../domain/money.ts';
import { Problem } from '../../domain/problem.ts';
import type { Deps } from '../deps.ts';
import { fulfil } from '../esims/fulfil.ts';
import { esimOfPurchase } from '../esims/queries.ts';
import { orderToken, type Proof, proves } from './guest-proof.ts';
import { readPayment, readPurchase } from './queries.ts';
import type { CompleteCardRequest } from './requests.ts';
import { settleCard } from './settle-card.ts';
import type { Purchase } from './tables.ts';

/** How long a buyer's browser is kept waiting for the eSIM before it is told to follow the order page. */
const WAIT_MS = 20_000;
const LOOK_EVERY_MS = 150;

export type Completed =
  | { status: 'ready'; iccid: string; esim_id: string; order: string }
  | { status: 'processing'; order: string };

/**
 * The buyer's browser says that the card was confirmed. The processor is asked whether that is true, the eSIM is
 * ordered, and the buyer waits for it. A repeat answers the same. A paid order is never answered as failed.
 */
export async function completeCardPurchase(
  deps: Deps,
  request: CompleteCardRequest,
  proof: Proof,
): Promise<Completed> {
  const purchase = await provenPurchase(deps, request, proof);
  const settlement = await settleCard(deps, request.payment_intent_id);
  if (settlement.kind === 'unknown') throw notYours();
  if (settlement.kind === 'mismatch') {
    throw new Problem('payment_mismatch', 'This payment does not fit the order. Our team has been told.');
  }
  if (settlement.kind === 'open') {
    const words =
      settlement.intent.status === 'processing' ? 'Your bank is still processing the payment.' : null;
    throw new Problem(
      'payment_required',
      words ?? settlement.intent.lastError ?? 'The payment has not been completed.',
    );
  }

  void fulfil(deps, purchase.id).catch((error: unknown) => {
    deps.log.error(
      { err: error, purchaseId: purchase.id },
      'fulfilment broke off; the reconcile job goes on',
    );
  });
  return waitForEsim(deps, purchase.id);
}

async function provenPurchase(deps: Deps, request: CompleteCardRequest, proof: Proof): Promise<Purchase> {
  const known = await readPayment(deps.db.db, 'stripe', request.payment_intent_id);
  if (!known) throw notYours();
  const { payment, purchase } = known;
  const mine =
    proves(deps.cipher, proof, purchase, null) ||
    (proof.clientSecret !== undefined &&
      proves(deps.cipher, proof, purchase, (await deps.stripe.readIntent(payment.reference)).clientSecret));
  if (!mine) throw notYours();
  const samePlan =
    purchase.bundleName === request.bundle_name &&
    purchase.countryCode === request.country_code.toUpperCase();
  if (!samePlan) throw new Problem('bad_request', 'This payment is for another plan.');
  if (fromDollars(request.price) !== payment.amountCents) {
    throw new Problem('payment_mismatch', 'The price does not fit this payment.');
  }
  return purchase;
}

async function waitForEsim(deps: Deps, purchaseId: string): Promise<Completed> {
  const order = orderToken(deps.cipher, purchaseId);
  for (let waited = 0; ; waited += LOOK_EVERY_MS) {
    const purchase = await readPurchase(deps.db.db, purchaseId);
    const view = purchase ? buyerView(purchase.state) : 'unpaid';
    if (view === 'ready') {
      const owned = await esimOfPurchase(deps.db.db, purchaseId);
      if (owned) return { status: 'ready', iccid: owned.row.iccid, esim_id: owned.row.id, order };
    }
    // Paid after it had been given up: that payment is surplus and goes back by itself.
    if (view === 'refunding' || view === 'refunded' || purchase?.state === 'abandoned') {
      throw new Problem(
        'refunded',
        'We could not deliver this eSIM. Your payment is being returned in full.',
        { order },
      );
    }
    if (waited >= WAIT_MS) return { status: 'processing', order };
    await deps.pause(LOOK_EVERY_MS);
  }
}

/** The same answer for an unknown payment and for somebody else's. */
function notYours(): Problem {
  return new Problem('not_yours', 'There is no such payment in this checkout.');
}
