import type { Order, WaitingOrder } from '../../domain/checkout/order-schema.ts';
import { hidesCodes, orderNumber } from '../../domain/checkout/order.ts';
import { DEFAULT_METHOD, PAYMENT_METHODS } from '../../domain/checkout/payment-method.ts';
import { buyerView } from '../../domain/checkout/purchase-state.ts';
import { refundCause } from '../../domain/checkout/refund-cause.ts';
import { moneyOf, sent } from '../../domain/money.ts';
import { whyNot } from '../../domain/orders/order-acts.ts';
import { shownAddress } from '../../domain/shown-address.ts';
import { decideWithdrawal } from '../../domain/withdrawal/decide-withdrawal.ts';
import { ownershipOf } from '../account/claim-purchases.ts';
import { quoted } from '../catalog/quote.ts';
import { summaryOfPurchase } from '../contract-summaries/summaries.ts';
import { refundPolicyOf } from '../core/settings/refund-promise.ts';
import type { Deps } from '../deps.ts';
import { activationOf } from '../esims/activation.ts';
import { knownOrder } from '../esims/known-order.ts';
import { esimOfPurchase, esimsOfPurchases, type OwnedEsim } from '../esims/queries.ts';
import { planNames } from '../payments/describe-payment.ts';
import { basketIdOf, hasCompanions, linesOf } from '../purchase/basket.ts';
import { boughtPlan } from '../purchase/bought-plan.ts';
import { orderToken, proves } from '../purchase/guest-proof.ts';
import { type PartRefund, partsOf } from '../purchase/open-refunds.ts';
import { agreedAmounts, discountOf } from '../purchase/paid-price.ts';
import { paymentsOf } from '../purchase/payments.ts';
import { refundedAt, refundsOf } from '../purchase/refunds.ts';
import type { Payment, Purchase } from '../purchase/tables.ts';
import { withdrawalOf } from '../refunds/withdrawal/queries.ts';

/**
 * A purchase for its order page. A holder of the token counts as the buyer, and sees the codes for some days.
 * @param asker id of the signed-in user
 * @param guest what the caller's browser bought before as a guest
 */
export async function presentOrder(
  deps: Deps,
  purchase: Purchase,
  { asker, guest }: { asker: string | null; guest: Buffer | null },
): Promise<Order> {
  // Until a payment is accepted, it is one of the whole basket.
  const payer = purchase.paidAt === null ? basketIdOf(purchase) : purchase.id;
  const payments = await paymentsOf(deps.db.db, payer);
  // Read after the purchase: its money may have come in between.
  const accepted = payments.find((payment) => payment.status === 'accepted');
  const held = payments.find((payment) => payment.status === 'held');
  const status = purchase.state === 'paying' ? stillPaying(accepted, held) : buyerView(purchase.state);
  const method = purchase.paidMethod ?? (accepted ?? held)?.method ?? null;
  const isReturned = status === 'refunding' || status === 'refunded';
  const found = isReturned || status === 'ready' ? await esimOfPurchase(deps.db.db, purchase.id) : null;
  const owned = status === 'ready' ? found : null;
  const refund = isReturned ? (await refundsOf(deps.db.db, [purchase.id])).get(purchase.id) : undefined;
  const hasCodes = owned !== null && whyNot('show_codes', knownOrder(purchase, owned)) === null;
  const isBuyers = proves(
    deps.cipher,
    { user: asker, guest, order: undefined, clientSecret: undefined },
    purchase,
    null,
  );
  const isHidden =
    owned !== null &&
    hidesCodes({ installedAt: installedAt(owned), deliveredAt: owned.esim.createdAt, isBuyers }, deps.now());
  return {
    order: orderToken(deps.cipher, purchase.id),
    number: orderNumber(purchase.id),
    status,
    plan: boughtPlan(purchase),
    coverage: purchase.coverage,
    amounts: quoted(
      agreedAmounts(purchase, method ?? DEFAULT_METHOD),
      purchase.currency,
      discountOf(purchase),
      purchase.taxOffCents,
    ),
    payment_method: method && PAYMENT_METHODS[method].wire,
    paid_with: purchase.paidWith,
    email: shownAddress(purchase.email),
    created_at: purchase.createdAt.toISOString(),
    paid_at: purchase.paidAt?.toISOString() ?? null,
    refunded_at: refundedAt(refund)?.toISOString() ?? null,
    ...(await withdrawalIn(deps, purchase)),
    ...((await summaryOfPurchase(deps.db.db, purchase)) && { contract_summary: true as const }),
    return_asked: owned?.isReturnAsked ?? false,
    refund_cause: refund ? refundCause(refund, found !== null) : null,
    refunds_in_part: (await partsOf(deps.db.db, [purchase.id])).map(presentPartRefund),
    second_payment_returned: payments.some((payment) => payment.status === 'duplicate'),
    owner: await ownershipOf(deps.db.db, purchase, asker),
    top_up: topUpOf(purchase),
    ...(await basketIn(deps, purchase, held !== undefined)),
    esim: owned
      ? {
          id: owned.row.id,
          iccid: owned.row.iccid,
          activation: hasCodes && !isHidden ? activationOf(deps.cipher, owned.esim) : null,
          codes_hidden: hasCodes && isHidden,
        }
      : null,
  };
}

/** The orders that were paid together with this one. */
async function basketIn(deps: Deps, purchase: Purchase, isHeld: boolean): Promise<Pick<Order, 'basket'>> {
  if (!hasCompanions(purchase)) return {};
  const lines = await linesOf(deps.db.db, purchase);
  const names = await planNames(deps, lines);
  const owned = await esimsOfPurchases(
    deps.db.db,
    lines.map(({ id }) => id),
  );
  const present = (line: Purchase, at: number): NonNullable<Order['basket']>[number] => {
    const esim = owned.get(line.id);
    const view = buyerView(line.state);
    return {
      order: orderToken(deps.cipher, line.id),
      number: orderNumber(line.id),
      plan_name: names[at] ?? '',
      state: isHeld && view === 'unpaid' ? 'pending' : view,
      ...(esim && { esim_id: esim.row.id }),
      is_this: line.id === purchase.id,
    };
  };
  return { basket: lines.map(present) };
}

function presentPartRefund(refund: PartRefund): Order['refunds_in_part'][number] {
  return {
    id: refund.id,
    amount: sent(moneyOf(refund)),
    goodwill: refund.part === 'goodwill',
    at: refund.createdAt.toISOString(),
    refunded_at: refundedAt(refund)?.toISOString() ?? null,
  };
}

/** When a phone first had the profile or used the plan; null if neither is known. */
function installedAt({ esim, usage }: OwnedEsim): Date | null {
  const times = [esim.firstInstalledAt, usage?.startedAt].filter((at) => at instanceof Date);
  return times.length === 0 ? null : new Date(Math.min(...times.map((at) => at.getTime())));
}

async function withdrawalIn(
  deps: Deps,
  purchase: Purchase,
): Promise<Pick<Order, 'withdraw_until' | 'withdrawn_at'>> {
  const policy = refundPolicyOf(deps.settings);
  if (!policy.withdrawal) return { withdraw_until: null, withdrawn_at: null };
  const found = await withdrawalOf(deps.db.db, purchase.id);
  const decision = decideWithdrawal(purchase, policy, deps.now());
  return {
    withdraw_until: decision.allowed && !found ? decision.until.toISOString() : null,
    withdrawn_at: found?.receivedAt.toISOString() ?? null,
  };
}

/** A paid order without its eSIM yet, for the list of eSIMs. */
export function presentWaiting(deps: Pick<Deps, 'cipher'>, purchase: Purchase): WaitingOrder {
  const status = buyerView(purchase.state) === 'processing' ? 'processing' : 'pending';
  return { ...presentPart(deps, purchase), status };
}

/** What every list shows of an order: its number and its page. */
export function presentPart(
  { cipher }: Pick<Deps, 'cipher'>,
  purchase: Purchase,
): Pick<Order, 'order' | 'number' | 'plan' | 'top_up'> {
  return {
    order: orderToken(cipher, purchase.id),
    number: orderNumber(purchase.id),
    plan: boughtPlan(purchase),
    top_up: topUpOf(purchase),
  };
}

function stillPaying(accepted: Payment | undefined, held: Payment | undefined): Order['status'] {
  if (accepted) return buyerView('paid');
  return held ? 'pending' : buyerView('paying');
}

function topUpOf({ topUpEsimId, topUpIccid }: Purchase): Order['top_up'] {
  return topUpEsimId && topUpIccid ? { esim_id: topUpEsimId, iccid: topUpIccid } : null;
}
