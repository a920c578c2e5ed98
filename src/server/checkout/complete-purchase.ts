import { type PaymentMethod, PAYMENT_METHODS } from '../../domain/checkout/payment-method.ts';
import { buyerView } from '../../domain/checkout/purchase-state.ts';
import { refundCause } from '../../domain/checkout/refund-cause.ts';
import { moneyOf } from '../../domain/money.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { inSpan } from '../core/spans.ts';
import { withinTime } from '../core/within-time.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import type { Deps } from '../deps.ts';
import { esimOfPurchase } from '../esims/queries.ts';
import { fulfil, PAUSES_SECONDS } from '../fulfilment/fulfil.ts';
import type { HandedOver } from '../fulfilment/provision.ts';
import { ForeignId } from '../http/security-log.ts';
import { refusedPayment } from '../payments/record-refusal.ts';
import { type Settlement, settleKnown } from '../payments/settle.ts';
import { orderToken, type Proof, proves } from '../purchase/guest-proof.ts';
import { readPayment } from '../purchase/payments.ts';
import { readPurchase } from '../purchase/purchases.ts';
import { refundsOf } from '../purchase/refunds.ts';
import type { Payment, Purchase } from '../purchase/tables.ts';
import { agreesTo } from './open-purchase.ts';
import type { PurchaseRequest } from './requests.ts';

/** How long a buyer's browser waits for the eSIM before it is sent to the order page. */
export const WAIT_MS = 20_000;
const POLL_EVERY_MS = 150;

/** What happened to a duplicate payment: it is refunded, or it never took any money. */
type SecondPayment = 'returned' | 'not_taken' | null;

interface Paid {
  order: string;
  /** The payment method of the order, in words. */
  paid_with: string | null;
  second_payment: SecondPayment;
}

export type Completed =
  | ({ status: 'ready'; iccid: string; esim_id: string } & Paid)
  | ({ status: 'processing' } & Paid)
  /** The bank or the processor is still checking the money; nothing is delivered before it has cleared. */
  | { status: 'pending'; order: string };

/** The payment that the buyer's browser names, with what it claims to know about it. */
export interface PaymentClaim {
  method: PaymentMethod;
  reference: string;
  request: PurchaseRequest;
  /** The buyer has just approved it on the page; otherwise their browser only asks for the outcome. */
  approvedNow: boolean;
  /** The processor has just told this process that it took the money. */
  chargedNow?: boolean;
}

/**
 * The buyer's browser reports that a payment was confirmed or approved. Asks the processor whether that is true, orders the eSIM
 * and waits for it. A repeated call gets the same answer. A paid order is never reported as failed.
 */
export async function completePurchase(deps: Deps, claim: PaymentClaim, proof: Proof): Promise<Completed> {
  const known = await provenPayment(deps, claim, proof);
  const { purchase } = known;
  const settlement = await inSpan('verb settle payment', () =>
    whileWaiting(deps, settleKnown(deps, known, claim.approvedNow)),
  );
  switch (settlement.kind) {
    case 'mismatch':
      throw new Problem('payment_mismatch');
    case 'held':
      return { status: 'pending', order: orderToken(deps.cipher, purchase.id) };
    case 'open':
      throw notPaid(settlement);
    case 'not-taken':
      return waitForEsim(deps, purchase.id, 'not_taken');
    case 'paid': {
      const fulfilment = inSpan('verb fulfil', () =>
        fulfil(deps, purchase.id, PAUSES_SECONDS, settlement.purchase),
      ).catch((error: unknown) => {
        deps.log.error(
          { err: error, purchaseId: purchase.id },
          'fulfilment broke off; the recover job goes on',
        );
        return null;
      });
      const got = await Promise.race([fulfilment, deps.pause(POLL_EVERY_MS)]);
      if (!got) return waitForEsim(deps, purchase.id, settlement.second);
      return ready(deps, settlement.purchase, got, settlement.second);
    }
  }
}

function notPaid({ purchase, news }: Extract<Settlement, { kind: 'open' }>): Problem {
  if (purchase.state === 'abandoned') return new Problem('checkout_expired');
  if (news.refusal) return refusedPayment(news.refusal);
  return news.lastError === null
    ? new Problem('not_paid')
    : new Problem('declined', { words: news.lastError });
}

async function provenPayment(
  deps: Deps,
  claim: PaymentClaim,
  proof: Proof,
): Promise<{ payment: Payment; purchase: Purchase }> {
  const { reference, request } = claim;
  const { processor: provider } = PAYMENT_METHODS[claim.method];
  const read = () => readPayment(deps.db.db, provider, reference);
  const known = await (claim.chargedNow
    ? whileWaiting(deps, deps.unwritten.write({ answer: 'card charged', reference }, read))
    : read());
  if (known?.payment.reference !== reference) throw new Problem('no_payment');
  const { payment, purchase } = known;
  const mine =
    proves(deps.cipher, proof, purchase, null) ||
    (proof.clientSecret !== undefined &&
      proves(deps.cipher, proof, purchase, await deps.processors[provider].buyersSecret(reference)));
  if (!mine) {
    const asker = proof.user === null ? null : { user: proof.user };
    throw new ForeignId('no_payment', { what: 'payment', id: payment.id, asker });
  }
  const samePlan =
    purchase.bundleName === request.bundle_name &&
    purchase.countryCode === request.country_code.toUpperCase();
  if (!samePlan) throw new Problem('other_plan');
  if (!agreesTo(request, moneyOf(payment))) throw new Problem('price_mismatch');
  return known;
}

/** The outcome is recorded whether or not anybody waits; a buyer waits for it no longer than for the eSIM. */
async function whileWaiting<T>(deps: Deps, work: Promise<T>): Promise<T> {
  const LATE = Symbol('late');
  const { promise: ending, resolve } = Promise.withResolvers<typeof LATE>();
  const end = () => resolve(LATE);
  deps.ending.addEventListener('abort', end, { once: true });
  const done = await withinTime(Promise.race([work, ending]), WAIT_MS, LATE).finally(() =>
    deps.ending.removeEventListener('abort', end),
  );
  if (done !== LATE) return done;
  work.catch((error: unknown) => deps.log.error({ err: error }, 'a payment was not written down'));
  throw new Problem('shop_away');
}

async function waitForEsim(deps: Deps, purchaseId: string, second: SecondPayment): Promise<Completed> {
  const order = orderToken(deps.cipher, purchaseId);
  const until = performance.now() + WAIT_MS;
  for (let waited = 0; ; waited += POLL_EVERY_MS) {
    const isOver = waited >= WAIT_MS || performance.now() > until || deps.ending.aborted;
    const owned = await whereThere(isOver, () => esimOfPurchase(deps.db.db, purchaseId));
    const purchase =
      owned?.purchase ?? (await whereThere(isOver, () => readPurchase(deps.db.db, purchaseId)));
    const view = purchase ? buyerView(purchase.state) : 'unpaid';
    if (owned && view === 'ready') {
      return ready(deps, owned.purchase, owned.row, second);
    }
    // Paid after it was abandoned: the payment is a duplicate and is refunded automatically.
    if (purchase?.state === 'abandoned') throw new Problem('paid_too_late', { order });
    if (purchase && (view === 'refunding' || view === 'refunded'))
      throw await returned(deps, purchase, { order, wasTheirs: owned !== null });
    if (isOver)
      return { status: 'processing', order, paid_with: purchase?.paidWith ?? null, second_payment: second };
    await deps.pause(POLL_EVERY_MS);
  }
}

/** Waits for a database that is briefly unavailable. */
async function whereThere<T>(isOver: boolean, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (isOver || !isDatabaseAway(error)) throw error;
    return null;
  }
}

function ready(
  deps: Deps,
  { id: purchaseId, paidWith }: Purchase,
  { id, iccid }: HandedOver,
  second: SecondPayment,
): Completed {
  const order = orderToken(deps.cipher, purchaseId);
  return { status: 'ready', iccid, esim_id: id, order, paid_with: paidWith, second_payment: second };
}

async function returned(
  deps: Deps,
  { id, state, topUpIccid }: Purchase,
  { order, wasTheirs }: { order: string; wasTheirs: boolean },
): Promise<Problem> {
  const refund = (await refundsOf(deps.db.db, [id])).get(id);
  return new Problem('refunded', {
    order,
    cause: refund ? refundCause(refund, wasTheirs) : null,
    what: topUpIccid ? 'plan' : 'eSIM',
    is_done: state === 'refunded',
  });
}
