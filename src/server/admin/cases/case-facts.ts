import { maskEmail } from '../../../domain/account/mask-email.ts';
import { orderNumber } from '../../../domain/checkout/order.ts';
import { PROCESSOR_NAMES } from '../../../domain/checkout/payment-method.ts';
import { draftNumber } from '../../../domain/draft-orders/draft-order.ts';
import { formatMoney, moneyOf, ofBase, ofMinor, ofDollars } from '../../../domain/money.ts';
import { type CaseFactName, caseFactNames } from '../../../domain/operators/case-fact-names.ts';
import { disputeReason, disputeStatus } from '../../../domain/operators/dispute-words.ts';
import { mailNames } from '../../../domain/operators/mail-names.ts';
import { purchaseStateWords } from '../../../domain/operators/state-words.ts';
import { refundReasonWords, storyWords } from '../../../domain/operators/story-words.ts';
import type { TaxDoubt } from '../../../domain/tax/place-of-supply.ts';
import type { Alert } from '../../alerts/tables.ts';
import { planCalled } from '../../catalog/plan-called.ts';
import { fallenBelowFloor } from '../../catalog/plans-to-price.ts';
import { messageOf } from '../../core/finding.ts';
import { safeWords } from '../../core/safe-words/hide-secrets.ts';
import { withinTime } from '../../core/within-time.ts';
import { Malformed } from '../../db/json-column.ts';
import type { Deps } from '../../deps.ts';
import { readDraft } from '../../draft-orders/draft-orders.ts';
import { declinesSince } from '../../fraud/notice-declines.ts';
import { providerOrdersOf } from '../../fulfilment/find-provider-order.ts';
import { countWaiting, readMail } from '../../mail/queries.ts';
import { manualBooksOf, receivedIn } from '../../manual-payments/manual-payments.ts';
import { readFile } from '../../pricing/exchange-rates.ts';
import { ratesInUse } from '../../pricing/rates-in-use.ts';
import { ProviderRefused, ProviderUnreachable } from '../../providers/outcome.ts';
import type { PaymentStatus } from '../../providers/payment-status.ts';
import type { PlacedOrder } from '../../providers/wholesaler.ts';
import { allRefundsOf } from '../../purchase/overview/overview.ts';
import { acceptedPayment, paymentsOf } from '../../purchase/payments.ts';
import { readPurchase } from '../../purchase/purchases.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { readReconciliation, currentDifferences } from '../../reconciliation/reconciliations.ts';
import { doubtsIn } from '../../tax/doubts.ts';
import { planOf } from '../parts/plan-of.ts';

interface Fact {
  name: string;
  value: string;
}

interface Side {
  provider: string;
  facts: Fact[];
  failed: string | null;
}

/** An operator is waiting: a provider slower than this is shown as not answering. */
const ASKED_MS = 8_000;

/** Labels with their values, unknown ones left out. */
function facts(of: Partial<Record<CaseFactName, string | number | null>>): Fact[] {
  return Object.entries(of).flatMap(([name, value]) =>
    value === null || value === ''
      ? []
      : [{ name: caseFactNames[name as CaseFactName], value: String(value) }],
  );
}

/** What our records know about a case. Addresses are masked. */
export async function ourFacts(deps: Deps, { kind, subject, purchaseId }: Alert): Promise<Fact[]> {
  const { db } = deps.db;
  const { settings } = deps;
  const minutesAgo = (minutes: number) => new Date(deps.now().getTime() - minutes * 60_000);
  const about = purchaseId === null ? [] : await factsOfPurchase(deps, purchaseId);
  switch (kind) {
    case 'low_balance':
      return facts({ wanted_balance: formatMoney(ofDollars(settings.LOW_BALANCE_USD)) });
    case 'books_differ':
      return factsOfDifference(deps, subject);
    case 'below_floor':
      return factsOfPlans(deps);
    case 'rate_old':
      return factsOfRates(deps);
    case 'card_testing':
      return facts({ declines_in_an_hour: await declinesSince(deps, minutesAgo(60)) });
    case 'mail_stuck':
      return facts({ mails_waiting: await countWaiting(db, deps.now()) });
    case 'tax_place':
      return factsOfDoubts(deps, subject);
    case 'invoice_overdue':
    case 'draft_stuck':
      return factsOfDraft(deps, subject);
    case 'order_without_purchase':
      return facts({ reference: subject });
    case 'mail_refused':
    case 'mail_returned': {
      const mail = await readMail(db, subject);
      if (!mail) return about;
      const why = mail.bounce ?? (mail.lastError === null ? null : safeWords(mail.lastError));
      return [
        ...facts({
          mail: mailNames[mail.template],
          mail_to: maskEmail(mail.address),
          mail_state: storyWords.mailState[mail.status],
          mail_error: why,
        }),
        ...about,
      ];
    }
    default:
      return about;
  }
}

const MAX_DIFFERENCES = 20;

async function factsOfPlans(deps: Deps): Promise<Fact[]> {
  const since = new Date(deps.now().getTime() - deps.settings.ALERT_DAYS * 86_400_000);
  const fallen = await fallenBelowFloor(deps, since);
  const snapshot = deps.catalog.current();
  const named = fallen
    .slice(0, MAX_DIFFERENCES)
    .map(({ bundleName, countryCode }) => planCalled(snapshot, bundleName, countryCode));
  return facts({
    plans_below: fallen.length,
    plans: [...named, ...(fallen.length > MAX_DIFFERENCES ? ['...'] : [])].join('; '),
  });
}

async function factsOfRates(deps: Deps): Promise<Fact[]> {
  const told = (await ratesInUse(deps.db.db, deps.now())).filter(
    ({ state }) => state === 'late' || state === 'paused',
  );
  return told.map(({ currency, rate }) => ({
    name: currency,
    value: rate ? `${rate.perBase}, of ${rate.ofDay}` : 'no rate',
  }));
}

async function factsOfDraft({ db: { db } }: Deps, id: string): Promise<Fact[]> {
  const found = await readDraft(db, id);
  if (!found) return [];
  const { draft } = found;
  const books = draft.paymentId === null ? null : await manualBooksOf(db, draft.paymentId);
  return facts({
    reference: draftNumber(id),
    asked: formatMoney(ofMinor(draft.totalCents, draft.currency)),
    received: books && formatMoney(ofMinor(receivedIn(books), draft.currency)),
    mail_to: maskEmail(draft.email),
  });
}

const DOUBT_WORDS: Record<TaxDoubt, string> = {
  place: 'the facts differ',
  sim: 'the SIM differs',
  stripe: 'Stripe Tax refused it',
  company: 'VIES has another company',
};

async function factsOfDoubts({ db: { db } }: Deps, month: string): Promise<Fact[]> {
  const doubts = await doubtsIn(db, month);
  const told = doubts.slice(0, MAX_DIFFERENCES).map((doubt) => {
    const { purchaseId, doubt: why, territory, rateBp, card, address, network, sim, simExpected } = doubt;
    const places = { card, address, network, sim, expected: simExpected };
    const named = Object.entries(why === 'company' ? { number: doubt.vatNumber } : places);
    const said = named.flatMap(([name, where]) => (where === null ? [] : [`${name} ${where}`])).join(', ');
    const taxed = `taxed in ${territory} at ${(rateBp ?? 0) / 100}%`;
    return `${orderNumber(purchaseId)} (${DOUBT_WORDS[why ?? 'place']}: ${said}; ${taxed})`;
  });
  return facts({
    orders: doubts.length,
    in_doubt: [...told, ...(doubts.length > MAX_DIFFERENCES ? ['...'] : [])].join('; '),
  });
}

async function factsOfDifference({ db: { db } }: Deps, subject: string): Promise<Fact[]> {
  const known = (await currentDifferences(db)).find(({ side }) => side === subject);
  if (!known) return [];
  const { at, since, sides } = await readReconciliation(db, known.reconciliationId);
  const differences =
    sides instanceof Malformed
      ? [sides.why]
      : (sides.find(({ name }) => name === subject)?.differences ?? []);
  return facts({
    compared_at: at.toISOString(),
    compared_since: since.toISOString(),
    differs_since: known.since.toISOString(),
    differences: [
      ...differences.slice(0, MAX_DIFFERENCES),
      ...(known.lines > MAX_DIFFERENCES ? ['...'] : []),
    ].join('; '),
  });
}

async function factsOfPurchase({ db: { db } }: Deps, id: string): Promise<Fact[]> {
  const purchase = await readPurchase(db, id);
  if (!purchase) return [];
  const payment = await acceptedPayment(db, id);
  const refunds = await allRefundsOf(db, id);
  const orders = await providerOrdersOf(db, id);
  const told = (refund: (typeof refunds)[number]) => {
    const { status, reason, part, askedBy, why } = refund;
    const because = refundReasonWords(reason ?? part ?? 'requested', askedBy);
    const amount = formatMoney(ofMinor(refund.amountCents, refund.currency));
    return [`${storyWords.refund[status]}: ${amount}`, because, why].filter(Boolean).join(', ');
  };
  return facts({
    state: purchaseStateWords[purchase.state],
    state_since: purchase.stateSince.toISOString(),
    plan: planOf(purchase),
    paid:
      payment &&
      `${formatMoney(moneyOf(payment))} ${payment.methodLabel ?? PROCESSOR_NAMES[payment.provider]}`,
    refunds: refunds.map(told).join('; '),
    provider_orders: orders
      .map(({ outcome, reference }) =>
        [storyWords.providerOrder[outcome], reference].filter(Boolean).join(' '),
      )
      .join(', '),
    review: purchase.needsReview,
    last_error: purchase.lastError,
  });
}

/** What the providers say about the case right now. One that does not answer is shown as not answering. */
export async function theirFacts(deps: Deps, { kind, subject, purchaseId }: Alert): Promise<Side[]> {
  if (kind === 'rate_old') return [await sideOfRates(deps)];
  if (kind === 'low_balance') {
    const wholesaler = deps.wholesalers.all.find(({ id }) => id === subject);
    if (!wholesaler) return [];
    return [
      await side(wholesaler.name, async () => ({
        balance: formatMoney(ofBase(await wholesaler.balance())),
      })),
    ];
  }
  const purchase = purchaseId === null ? null : await readPurchase(deps.db.db, purchaseId);
  if (!purchase) return [];
  const [ofMoney, ofOrders] = await Promise.all([processorsOf(deps, purchase), wholesalerOf(deps, purchase)]);
  return [...ofMoney, ...ofOrders];
}

async function sideOfRates({ settings }: Deps): Promise<Side> {
  const provider = 'European Central Bank';
  try {
    const [first] = await readFile(settings);
    return { provider, facts: facts({ rates_of: first?.ofDay ?? null }), failed: null };
  } catch (error) {
    return { provider, facts: [], failed: messageOf(error) };
  }
}

const PAYMENT_WORDS: Record<PaymentStatus['status'], string> = {
  open: 'not paid yet',
  approved: 'approved, not taken yet',
  held: 'held by the processor',
  succeeded: 'paid',
  canceled: 'canceled',
};

const ORDER_WORDS: Record<PlacedOrder['status'], string> = {
  completed: 'completed',
  failed: 'failed',
  processing: 'in progress',
};

async function processorsOf(deps: Deps, { id }: Purchase): Promise<Side[]> {
  const payments = await paymentsOf(deps.db.db, id);
  return Promise.all(
    payments
      .filter(({ status }) => status !== 'canceled')
      .map((payment) => {
        const processor = deps.processors[payment.provider];
        return side(processor.provider.name, async () => {
          const { status, received, returned, lastError } = await processor.read(payment.reference);
          const disputes = await processor.disputesOf(payment);
          return {
            payment: payment.reference,
            payment_status: PAYMENT_WORDS[status],
            received: formatMoney(received),
            returned: returned.amount > 0 ? formatMoney(returned) : null,
            disputes: disputes
              .map((dispute) => `${disputeStatus(dispute.status)} (${disputeReason(dispute.reason)})`)
              .join(', '),
            last_error: lastError,
          };
        });
      }),
  );
}

async function wholesalerOf(deps: Deps, purchase: Purchase): Promise<Side[]> {
  const orders = await providerOrdersOf(deps.db.db, purchase.id);
  const wholesaler = deps.wholesalers.of(purchase);
  const references = orders.flatMap(({ reference }) => reference ?? []);
  if (references.length === 0) return [];
  return [
    await side(wholesaler.name, async () => {
      const told: string[] = [];
      for (const reference of references)
        told.push(`${reference} ${ORDER_WORDS[(await wholesaler.orderOf(reference)).status]}`);
      return { orders: told.join(', ') };
    }),
  ];
}

async function side(provider: string, read: () => Promise<Parameters<typeof facts>[0]>): Promise<Side> {
  try {
    const told = await withinTime(read(), ASKED_MS, null);
    return told
      ? { provider, facts: facts(told), failed: null }
      : { provider, facts: [], failed: `${provider} does not answer right now.` };
  } catch (error) {
    if (error instanceof ProviderRefused)
      return { provider, facts: [], failed: `${provider} says no: ${error.why}.` };
    if (error instanceof ProviderUnreachable)
      return { provider, facts: [], failed: `${provider} does not answer right now.` };
    throw error;
  }
}
