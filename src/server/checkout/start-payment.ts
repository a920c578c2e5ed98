import { MOST_LINES } from '../../domain/checkout/basket.ts';
import { plansParameter } from '../../domain/checkout/checkout-link.ts';
import { orderNumber } from '../../domain/checkout/order.ts';
import { type PaymentMethod, PAYMENT_METHODS } from '../../domain/checkout/payment-method.ts';
import { isSettled } from '../../domain/checkout/payment-state.ts';
import { SOURCE } from '../../domain/languages.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { assignCustomer } from '../cards/assign-customer.ts';
import { keepSummaries } from '../contract-summaries/summaries.ts';
import { pageUrl } from '../core/settings/page-url.ts';
import { inSpan } from '../core/spans.ts';
import { withinTime } from '../core/within-time.ts';
import type { Deps } from '../deps.ts';
import type { CardStart } from '../fraud/brake-origin.ts';
import { noticeDeclines } from '../fraud/notice-declines.ts';
import type { BuyerIdentity } from '../identity/identify.ts';
import { describePayment } from '../payments/describe-payment.ts';
import { recordCanceled } from '../payments/end-payments.ts';
import { changedByOtherCall, keepPayment, mustBePayable } from '../payments/keep-payment.ts';
import { sealTrace } from '../payments/payment-trace.ts';
import { recordRefusedStart, refusedPayment } from '../payments/record-refusal.ts';
import { settle, settlePaidBefore } from '../payments/settle.ts';
import { ProviderRefused } from '../providers/outcome.ts';
import { type BegunPayment, isOffered, type WantedPayment } from '../providers/processor.ts';
import { agreedTotal } from '../purchase/paid-price.ts';
import { paymentsOf } from '../purchase/payments.ts';
import type { Payment, Purchase } from '../purchase/tables.ts';
import { mustBeOnSale } from '../switches/on-sale.ts';
import { vatFacts } from '../tax/business.ts';
import { keepPlace } from '../tax/place-facts.ts';
import { openPurchase, saleOf, typedVat } from './open-purchase.ts';
import type { PurchaseRequest } from './requests.ts';

const SEALED_WITHIN_MS = 1_500;

export interface StartedPayment {
  purchase: Purchase;
  payment: BegunPayment;
}

/**
 * Gives the buyer a payment by this method: the one that can still be paid, even after a cancel or a decline, or a new one. Its
 * processor knows each by the purchase id and its number, so a crash between its answer and our row loses nothing. A payment
 * begun before sales were paused can still be paid; a new one is refused.
 * @param from where the payment is started from, and whether the card's bank must ask
 */
export async function startPayment(
  deps: Deps,
  request: PurchaseRequest,
  identity: BuyerIdentity,
  method: PaymentMethod,
  { origin: originHash, asksBank, network }: CardStart = { origin: null, asksBank: false, network: null },
): Promise<StartedPayment> {
  const { processor: provider, name } = PAYMENT_METHODS[method];
  if (!isOffered(deps.processors, method)) throw new Problem('method_not_taken', { name });
  const lines = await inSpan('verb open purchase', () => openPurchase(deps, request, method, identity));
  const [purchase] = lines;
  if (!purchase) throw new Error('a purchase has a line');
  // Before there is a payment: nobody is bound without it.
  await keepSummaries(deps, lines);
  const simExpected = deps.settings.SIM_COUNTRIES[purchase.wholesaler] ?? null;
  await keepPlace(deps, deps.db.db, purchase.id, {
    network,
    simExpected,
    ...vatFacts(deps, typedVat(request)),
  });
  // A stored payment moves its purchase out of `created`.
  const payments = purchase.state === 'created' ? [] : await paymentsOf(deps.db.db, purchase.id);
  const own = payments.filter((payment) => payment.provider === provider);
  const { start } = deps.processors[provider];
  const known = own.find((payment) => payment.method === method && payment.status !== 'canceled');
  // Already paid: a browser with its secret reads that from the processor, and goes on.
  const isDone = known !== undefined && start.isReadByBuyer && isSettled(known.status);
  if (!isDone) mustBePayable(purchase, payments);
  const given = async (payment: BegunPayment) => {
    if (payment.card) await assignCustomer(deps, purchase, payment.card, request, identity);
    return { purchase, payment };
  };
  if (known) {
    const [payment] = await Promise.all([
      start.again(known.reference),
      isDone ? null : keepSealed(deps, known.reference, lines, method),
    ]);
    if (isDone || (await canBePaid(deps, known, payment))) return given(payment);
  }

  mustBeOnSale(deps, saleOf(request, method));
  const total = agreedTotal(lines, method);
  const payment = await begin(deps, provider, {
    purchaseId: purchase.id,
    number: own.length + 1,
    method,
    orderNumber: orderNumber(purchase.id),
    plans: lines.length > MOST_LINES ? [] : lines.map(asPaidPlan),
    total,
    ...(await describePayment(deps, lines, method)),
    language: purchase.language,
    asksBank,
    back: backTo(deps, request),
  });
  const row = { provider, method, reference: payment.id, total, originHash };
  const [isKept] = await Promise.all([
    keepPayment(deps, purchase, row),
    keepSealed(deps, payment.id, lines, method),
  ]);
  if (isKept) return given(payment);
  await deps.processors[provider].end(payment.id);
  throw changedByOtherCall();
}

/** Processors have room for as many as a checkout takes: a large order of an operator's would not be rebuilt from there. */
const asPaidPlan = ({ bundleName, countryCode, ontoLine: onto }: Purchase) => ({
  bundleName,
  countryCode,
  onto,
});

/**
 * Has the processor keep what the purchase would be rebuilt from; the buyer may have corrected it since the last time. No buyer
 * waits long for it, since only a lost database needs it.
 */
async function keepSealed(
  deps: Deps,
  reference: string,
  lines: readonly Purchase[],
  method: PaymentMethod,
): Promise<void> {
  if (lines.length > MOST_LINES) return;
  const { keepSealed: keep } = deps.processors[PAYMENT_METHODS[method].processor].start;
  const kept = keep?.(reference, sealTrace(deps.cipher, lines, method)).catch((error: unknown) => {
    deps.log.warn({ err: error, purchaseId: lines[0]?.id }, 'the processor keeps no address for a rebuild');
  });
  if (kept) await withinTime(kept, SEALED_WITHIN_MS, undefined);
}

/** The checkout that the buyer left for the processor's own page. */
function backTo({ settings }: Deps, request: PurchaseRequest): string {
  const plan = { id: request.bundle_name, countryCode: request.country_code, price: request.price };
  const { top_up_esim_id: onto, top_up_order: order, more_plans: more = [] } = request;
  const plans = [request, ...more].map(({ bundle_name: id, country_code: countryCode }, line) => {
    const onLine = more[line - 1]?.onto_line;
    return onLine === undefined ? { id, countryCode } : { id, countryCode, onto: onLine };
  });
  const query = new URLSearchParams({
    ...(more.length === 0 ? { plan: JSON.stringify(plan) } : { plans: plansParameter(plans) }),
    ...(onto && { top_up: onto }),
    ...(order && { order }),
    ...(request.draft_order && { draft_order: request.draft_order }),
  });
  return pageUrl(settings, request.language ?? SOURCE, `/checkout?${query}`);
}

async function begin(
  deps: Deps,
  provider: Payment['provider'],
  wanted: WantedPayment,
): Promise<BegunPayment> {
  const { start, approvals } = deps.processors[provider];
  try {
    return await start.begin(wanted);
  } catch (error) {
    if (!(error instanceof ProviderRefused) || !approvals) throw error;
    const attempt = { purchaseId: wanted.purchaseId, provider };
    const refusal = approvals.refusalOf(error.code);
    if (refusal.saysPaidBefore && (await settlePaidBefore(deps, attempt))) throw changedByOtherCall();
    await recordRefusedStart(deps, attempt, error);
    throw refusedPayment(refusal);
  }
}

/** The buyer cannot use a payment that is cancelled, or about to be for its many declines. */
async function canBePaid(deps: Deps, known: Payment, payment: BegunPayment): Promise<boolean> {
  if (payment.declined !== null && (await noticeDeclines(deps, known, payment.declined))) return false;
  if (payment.status === 'canceled') {
    await recordCanceled(deps, known);
    return false;
  }
  if (deps.processors[known.provider].start.isReadByBuyer || /open|approved/.test(payment.status))
    return true;
  // The answer to an earlier call was lost: the money has been taken.
  await settle(deps, known.provider, known.reference);
  throw changedByOtherCall();
}
