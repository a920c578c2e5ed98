import { MOST_LINES } from '../../domain/checkout/basket.ts';
import { type PaymentMethod, PAYMENT_METHODS } from '../../domain/checkout/payment-method.ts';
import { buyerView } from '../../domain/checkout/purchase-state.ts';
import { refundCause } from '../../domain/checkout/refund-cause.ts';
import { moneyOf } from '../../domain/money.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { inSpan } from '../core/spans.ts';
import { withinTime } from '../core/within-time.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import type { Deps } from '../deps.ts';
import { esimsOfPurchases } from '../esims/queries.ts';
import { fulfilLines } from '../fulfilment/fulfil-lines.ts';
import type { HandedOver } from '../fulfilment/provision.ts';
import { ForeignId } from '../http/security-log.ts';
import { refusedPayment } from '../payments/record-refusal.ts';
import { type Settlement, settleKnown } from '../payments/settle.ts';
import { hasCompanions, linesOf } from '../purchase/basket.ts';
import { orderToken, type Proof, proves } from '../purchase/guest-proof.ts';
import { agreedTotal } from '../purchase/paid-price.ts';
import { readPayment } from '../purchase/payments.ts';
import { readPurchase } from '../purchase/purchases.ts';
import { refundsOf } from '../purchase/refunds.ts';
import type { Payment, Purchase } from '../purchase/tables.ts';
import { agreesTo, isOfDraft, isOfPlans } from './open-purchase.ts';
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

/** What became of one plan of a basket. */
interface CompletedLine {
  order: string;
  status: 'ready' | 'processing' | 'refunded';
  iccid?: string;
  esim_id?: string;
}

export type Completed =
  /** `iccid` and `esim_id` of the first plan that is there. `lines` only of a basket of several. */
  | ({ status: 'ready'; iccid: string; esim_id: string; lines?: CompletedLine[] } & Paid)
  | ({ status: 'processing'; lines?: CompletedLine[] } & Paid)
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
      return waitForEsims(deps, purchase, 'not_taken');
    case 'paid':
      return fulfilAll(deps, settlement.purchase, settlement.second);
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
  const lines = await linesOf(deps.db.db, purchase);
  const { draft_order: draft } = request;
  const isIts = draft === undefined ? isOfPlans(lines, request) : isOfDraft(deps, lines, draft);
  if (!isIts) throw new Problem('other_plan');
  // Once it is accepted, each line has its share of it.
  const paid = hasCompanions(purchase) ? agreedTotal(lines, claim.method) : moneyOf(payment);
  if (!agreesTo(request, paid)) throw new Problem('price_mismatch');
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

/** Orders all plans that were paid for, and waits for them. */
async function fulfilAll(deps: Deps, first: Purchase, second: SecondPayment): Promise<Completed> {
  const lines = await linesOf(deps.db.db, first);
  // A large order takes longer than anybody waits: its jobs do it, a few eSIMs at a time.
  if (lines.length > MOST_LINES)
    return completed(
      deps,
      first,
      lines.map((line) => lineOf(deps, line, null)),
      second,
    );
  const fulfilments = inSpan('verb fulfil', () => fulfilLines(deps, lines));
  const got = await Promise.race([fulfilments, deps.pause(POLL_EVERY_MS)]);
  const all = lines.map((line, at) => lineOf(deps, line, got?.[at] ?? null));
  if (!all.every(({ status }) => status === 'ready')) return waitForEsims(deps, first, second);
  return completed(deps, first, all, second);
}

async function waitForEsims(deps: Deps, first: Purchase, second: SecondPayment): Promise<Completed> {
  const order = orderToken(deps.cipher, first.id);
  const until = performance.now() + WAIT_MS;
  for (let waited = 0; ; waited += POLL_EVERY_MS) {
    const isOver = waited >= WAIT_MS || performance.now() > until || deps.ending.aborted;
    const read = await whereThere(isOver, async () => {
      const lines = await linesNow(deps, first);
      return { lines, owned: await esimsOfPurchases(deps.db.db, idsOf(lines)) };
    });
    const lines = read?.lines ?? [];
    // Paid after it was abandoned: the payment is a duplicate and is refunded automatically.
    if (lines.some(({ state }) => state === 'abandoned')) throw new Problem('paid_too_late', { order });
    const all = lines.map((line) =>
      lineOf(deps, line, buyerView(line.state) === 'ready' ? (read?.owned.get(line.id)?.row ?? null) : null),
    );
    const isSettled = all.length > 0 && all.every(({ status }) => status !== 'processing');
    const [top = first] = lines;
    if (isSettled && !all.some(({ status }) => status === 'ready'))
      throw await returned(deps, top, { order, wasTheirs: read?.owned.has(top.id) ?? false });
    if (isSettled || isOver) return completed(deps, top, all, second);
    await deps.pause(POLL_EVERY_MS);
  }
}

/** All lines of its basket, read again. */
async function linesNow({ db }: Deps, first: Purchase): Promise<Purchase[]> {
  if (hasCompanions(first)) return linesOf(db.db, first);
  const purchase = await readPurchase(db.db, first.id);
  return purchase ? [purchase] : [];
}

const idsOf = (lines: readonly Purchase[]) => lines.map(({ id }) => id);

function lineOf(deps: Deps, { id, state }: Purchase, owned: HandedOver | null): CompletedLine {
  const order = orderToken(deps.cipher, id);
  const view = buyerView(state);
  if (view === 'refunding' || view === 'refunded') return { order, status: 'refunded' };
  return owned
    ? { order, status: 'ready', iccid: owned.iccid, esim_id: owned.id }
    : { order, status: 'processing' };
}

function completed(deps: Deps, first: Purchase, lines: CompletedLine[], second: SecondPayment): Completed {
  const paid = {
    order: orderToken(deps.cipher, first.id),
    paid_with: first.paidWith,
    second_payment: second,
    ...(hasCompanions(first) && { lines }),
  };
  const shown = lines.find((line) => line.status === 'ready');
  const isReady = lines.every(({ status }) => status !== 'processing');
  return isReady && shown?.iccid && shown.esim_id
    ? { status: 'ready', iccid: shown.iccid, esim_id: shown.esim_id, ...paid }
    : { status: 'processing', ...paid };
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
