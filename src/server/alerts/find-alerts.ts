import { PROCESSORS } from '../../domain/checkout/payment-method.ts';
import { formatMoney, ofBase, ofDollars } from '../../domain/money.ts';
import { type CaseKind, UNCLEAR_MINUTES } from '../../domain/operators/cases.ts';
import { mailNames } from '../../domain/operators/mail-names.ts';
import { GIVE_UP_HOURS } from '../../domain/operators/webhook-events.ts';
import { TAX_DOUBTS, type TaxDoubt } from '../../domain/tax/place-of-supply.ts';
import { planCalled } from '../catalog/plan-called.ts';
import { fallenBelowFloor } from '../catalog/plans-to-price.ts';
import { oneLine } from '../core/one-line.ts';
import { safeWords } from '../core/safe-words/hide-secrets.ts';
import type { DbOrTx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { oldestRefusedReturn } from '../esim-returns/returns.ts';
import { declinesSince } from '../fraud/notice-declines.ts';
import { lossesSince } from '../fulfilment/losses.ts';
import { countWaiting, type LostMail, refusedMailsSince, returnedMailsSince } from '../mail/queries.ts';
import { refusalsSince } from '../payments/record-refusal.ts';
import { outagesNow } from '../providers/health.ts';
import { NO_MAIL, reasonsOf, REFUND_FAILED } from '../purchase/flag-for-review.ts';
import { refundsWaitingFor, waitingRefunds } from '../purchase/open-refunds.ts';
import {
  disputedSince,
  failedRefundsSince,
  flaggedSince,
  purchasesById,
  unclearSince,
} from '../purchase/overview/overview.ts';
import { currentDifferences } from '../reconciliation/reconciliations.ts';
import { areRefundsPaused } from '../switches/on-sale.ts';
import { doubtsSince } from '../tax/doubts.ts';
import { owedTaxesOf } from '../tax/owed-taxes.ts';
import { failedEndpoints } from '../webhook-endpoints/endpoints.ts';
import { overdueInvoices, stuckDrafts } from './draft-alerts.ts';
import { jumpedPrices } from './jumped-prices.ts';
import { oldRates } from './old-rates.ts';
import type { Alert } from './tables.ts';

export type NewAlert = Pick<Alert, 'kind' | 'subject' | 'words'> & { purchaseId: string | null };

const MAIL_STUCK_MINUTES = 60;
/** A refusal that has not occurred for so long is over. */
const PAYPAL_REFUSES_MINUTES = 24 * 60;

/** How to find each kind of alert in our own records. */
const IN_BOOKS = {
  books_differ: differingRecords,
  below_floor: plansBelowFloor,
  price_jump: jumpedPrices,
  wholesaler_away: awayWholesalers,
  source_loss: losses,
  rate_old: oldRates,
  needs_review: reviews,
  dispute: disputes,
  card_testing: cardTesting,
  unclear_order: unclearOrders,
  refund_failed: async (deps) => [...(await failedRefunds(deps)), ...(await refundsOfUnset(deps))],
  refunds_paused: refundsPaused,
  paypal_refuses: paypalRefusals,
  stock_left: stockLeft,
  tax_place: doubtfulPlaces,
  tax_owed: owedTaxes,
  webhook_failing: failingWebhooks,
  invoice_overdue: overdueInvoices,
  draft_stuck: stuckDrafts,
  mail_stuck: stuckMails,
  mail_refused: (deps) => lostMails(deps, refusedMailsSince, REFUSED),
  mail_returned: (deps) => lostMails(deps, returnedMailsSince, RETURNED),
} satisfies Partial<Record<CaseKind, (deps: Deps) => Promise<NewAlert[]>>>;

/** All current alerts of some kinds that our own records show. */
export async function alertsInRecords(deps: Deps, kinds: ReadonlySet<CaseKind>): Promise<NewAlert[]> {
  const alerts: NewAlert[] = [];
  for (const [kind, find] of Object.entries(IN_BOOKS))
    if (kinds.has(kind as CaseKind)) alerts.push(...(await find(deps)));
  return alerts;
}

function minutesAgo(deps: Deps, minutes: number): Date {
  return new Date(deps.now().getTime() - minutes * 60_000);
}

/** What a person settled long ago is not reported for ever. */
function alertSince(deps: Deps): Date {
  return minutesAgo(deps, deps.settings.ALERT_DAYS * 24 * 60);
}

/** One for each kind of entry, until a later reconciliation agrees. */
async function differingRecords({ db }: Deps): Promise<NewAlert[]> {
  return (await currentDifferences(db.db)).map(({ side, lines, firstLine }) => ({
    kind: 'books_differ',
    subject: side,
    words: `Our records and a provider's differ in ${lines === 1 ? '1 entry' : `${lines} entries`}. ${side}: ${firstLine}.`,
    purchaseId: null,
  }));
}

/**
 * Only plans that a wholesaler's price pushed below the floor; those that an operator's own rules pushed there are shown under
 * Prices.
 */
async function plansBelowFloor(deps: Deps): Promise<NewAlert[]> {
  const fallen = await fallenBelowFloor(deps, alertSince(deps));
  const [first] = fallen;
  if (!first) return [];
  const others = fallen.length === 1 ? '' : `, and ${fallen.length - 1} more`;
  return [
    {
      kind: 'below_floor',
      subject: 'prices',
      words: `A wholesale price changed, and a plan is now below its floor: ${planCalled(deps.catalog.current(), first.bundleName, first.countryCode)}${others}. The Prices screen shows what happens to it.`,
      purchaseId: null,
    },
  ];
}

/** A mail that no server accepts and a refund that failed are separate cases, each with an act that mends it. */
async function reviews(deps: Deps): Promise<NewAlert[]> {
  const since = alertSince(deps);
  const flagged = await flaggedSince(deps.db.db, since);
  if (flagged.length === 0) return [];
  const failed = new Set((await failedRefundsSince(deps.db.db, since)).map(({ purchaseId }) => purchaseId));
  return flagged.flatMap(({ id, needsReview }) => {
    const told = failed.has(id) ? [NO_MAIL, REFUND_FAILED] : [NO_MAIL];
    const reasons = reasonsOf({ needsReview }).filter((reason) => !told.includes(reason));
    if (reasons.length === 0) return [];
    const words = `A purchase needs review: ${reasons.join('; ')}.`;
    return [{ kind: 'needs_review', subject: id, words, purchaseId: id }];
  });
}

/** One a month: a traveller who pays abroad with the card from home is nothing rare. */
async function doubtfulPlaces(deps: Deps): Promise<NewAlert[]> {
  const months = Map.groupBy(await doubtsSince(deps.db.db, alertSince(deps)), ({ month }) => month);
  return [...months].map(([month, doubts]) => ({
    kind: 'tax_place',
    subject: month,
    words: doubtWords(month, doubts),
    purchaseId: null,
  }));
}

const DOUBT_WORDS: Record<TaxDoubt, string> = {
  place: 'it is not clear in which country the buyer owes tax. The higher rate was taken.',
  sim: 'the eSIM is not from the country that the settings name.',
  stripe: 'Stripe Tax refused the sale or a document of it.',
  company: 'the VAT number that lowered the price is of another company, as VIES says.',
};

function doubtWords(month: string, doubts: { doubt: TaxDoubt | null }[]): string {
  return TAX_DOUBTS.flatMap((kind) => {
    const count = doubts.filter(({ doubt }) => doubt === kind).length;
    const orders = count === 1 ? '1 order' : `${count} orders`;
    return count === 0 ? [] : [`In ${orders} of ${month} ${DOUBT_WORDS[kind]}`];
  }).join(' ');
}

/** However old: its buyer is owed money until it goes back. */
async function owedTaxes(deps: Deps): Promise<NewAlert[]> {
  return (await owedTaxesOf(deps)).map(({ purchaseId, vatNumber, isOthers }) => ({
    kind: 'tax_owed',
    subject: purchaseId,
    words: `${vatNumber} paid VAT because nobody could check the number, and it is valid. ${isOthers ? 'But VIES names another company: look at the order first.' : 'Give the VAT back.'}`,
    purchaseId,
  }));
}

/** The address itself may hold a secret. */
async function failingWebhooks({ db }: Deps): Promise<NewAlert[]> {
  return (await failedEndpoints(db.db)).map(({ id, url }) => ({
    kind: 'webhook_failing',
    subject: id,
    words: `For ${GIVE_UP_HOURS} hours no webhook arrived at ${new URL(url).host}, so the shop has paused it. Its events wait: have the receiver mended, then resume it under Connections.`,
    purchaseId: null,
  }));
}

async function disputes(deps: Deps): Promise<NewAlert[]> {
  return (await disputedSince(deps.db.db, alertSince(deps))).map(({ id }) => ({
    kind: 'dispute',
    subject: id,
    words:
      "A buyer disputes a payment at their bank or at PayPal. Answer it under Disputes, or in the processor's dashboard.",
    purchaseId: id,
  }));
}

/** It stops nothing: those who pay meanwhile are buyers. */
async function cardTesting(deps: Deps): Promise<NewAlert[]> {
  const declines = await declinesSince(deps, minutesAgo(deps, 60));
  if (declines < deps.settings.CARD_TESTING_DECLINES) return [];
  const words = `Cards were declined ${deps.settings.CARD_TESTING_DECLINES} times or more within the hour. Somebody may be testing stolen ones.`;
  return [{ kind: 'card_testing', subject: 'cards', words, purchaseId: null }];
}

async function unclearOrders(deps: Deps): Promise<NewAlert[]> {
  return (await unclearSince(deps.db.db, minutesAgo(deps, UNCLEAR_MINUTES))).map(({ id }) => ({
    kind: 'unclear_order',
    subject: id,
    words: `For ${UNCLEAR_MINUTES} minutes it has been unclear whether the wholesaler took an order.`,
    purchaseId: id,
  }));
}

async function awayWholesalers(deps: Deps): Promise<NewAlert[]> {
  const { db, wholesalers } = deps;
  return (await outagesNow(db.db, deps.now())).map(({ wholesaler, error }) => {
    const name = wholesalers.all.find(({ id }) => id === wholesaler)?.name ?? wholesaler;
    const words = `${name} doesn’t answer orders: ${oneLine(safeWords(error))}. Plans that another wholesaler has are delivered by that one; buyers of the others wait, and are refunded in the end.`;
    return { kind: 'wholesaler_away', subject: wholesaler, words, purchaseId: null };
  });
}

/** Of those that another source delivered: a loss at the plan's own wholesaler is what its price rule allows. */
async function losses(deps: Deps): Promise<NewAlert[]> {
  const { db, wholesalers, settings } = deps;
  const above = ofDollars(settings.SOURCE_LOSS_USD).amount;
  return (await lossesSince(db.db, alertSince(deps), above)).map(({ purchaseId, wholesaler, cents }) => {
    const name = wholesalers.all.find(({ id }) => id === wholesaler)?.name ?? wholesaler;
    const words = `${name} delivered an order for ${formatMoney(ofBase(cents))} more than its price leaves. If that goes on, block it for the plan, or raise the price.`;
    return { kind: 'source_loss', subject: purchaseId, words, purchaseId };
  });
}

async function failedRefunds(deps: Deps): Promise<NewAlert[]> {
  return (await failedRefundsSince(deps.db.db, alertSince(deps))).map(({ id, purchaseId }) => ({
    kind: 'refund_failed',
    subject: id,
    words: 'A refund did not go through. The buyer is still owed the money.',
    purchaseId,
  }));
}

/** However old: nothing else reports them. */
async function refundsOfUnset({ db, processors }: Deps): Promise<NewAlert[]> {
  const alerts: NewAlert[] = [];
  for (const name of PROCESSORS) {
    const { isSet, provider } = processors[name];
    if (isSet) continue;
    for (const { id, purchaseId } of await refundsWaitingFor(db.db, name)) {
      const words = `A buyer is owed money that was paid with ${provider.name}, but its settings are missing. Set them again, and the refund goes out by itself.`;
      alerts.push({ kind: 'refund_failed', subject: id, words, purchaseId });
    }
  }
  return alerts;
}

/** One for all of them: Health lists them. */
async function refundsPaused(deps: Deps): Promise<NewAlert[]> {
  if (!areRefundsPaused(deps) || (await waitingRefunds(deps.db.db, 1)).length === 0) return [];
  const words =
    'Refunds are paused, and buyers wait for their money. Resume them, and it goes out by itself. Health lists the waiting refunds.';
  return [{ kind: 'refunds_paused', subject: 'refunds', words, purchaseId: null }];
}

/** Refusals that no buyer can fix: one for each PayPal issue, with the newest example. */
async function paypalRefusals(deps: Deps): Promise<NewAlert[]> {
  const { db, processors } = deps;
  const since = minutesAgo(deps, PAYPAL_REFUSES_MINUTES);
  const newest = new Map((await refusalsSince(db.db, since)).map((no) => [no.why, no]));
  return [...newest.values()]
    .filter(({ why }) =>
      PROCESSORS.some((name) => processors[name].approvals?.refusalOf(why).advice === 'ours'),
    )
    .map(({ why: issue, purchaseId, reference: debugId }) => ({
      kind: 'paypal_refuses',
      subject: issue,
      words: `PayPal refuses payments with ${issue}: buyers cannot fix this. The debug id for PayPal's support is ${debugId ?? 'unknown'}.`,
      purchaseId,
    }));
}

/** One for all of them. */
async function stockLeft({ db, catalog }: Deps): Promise<NewAlert[]> {
  const piece = await oldestRefusedReturn(db.db);
  if (!piece) return [];
  const words = `Returned plans are in the wholesaler's inventory, and it does not pay for them: ${planCalled(catalog.current(), piece.bundleName)}, "${piece.refused}".`;
  return [{ kind: 'stock_left', subject: 'stock', words, purchaseId: null }];
}

async function stuckMails(deps: Deps): Promise<NewAlert[]> {
  if ((await countWaiting(deps.db.db, minutesAgo(deps, MAIL_STUCK_MINUTES))) === 0) return [];
  return [
    {
      kind: 'mail_stuck',
      subject: 'mail',
      words: 'The mail server has not accepted emails for an hour. Buyers still see their eSIMs in the shop.',
      purchaseId: null,
    },
  ];
}

const REFUSED = 'The mail server rejected the address of this order';
const RETURNED = 'An email of this order bounced';

/** Only while the order has that address: after a change the mail went to the new one. */
async function lostMails(
  deps: Deps,
  lostSince: (db: DbOrTx, since: Date) => Promise<LostMail[]>,
  what: typeof REFUSED | typeof RETURNED,
): Promise<NewAlert[]> {
  const { db } = deps.db;
  const lost = await lostSince(db, alertSince(deps));
  if (lost.length === 0) return [];
  const purchases = await purchasesById(db, [...new Set(lost.map(({ purchaseId }) => purchaseId))]);
  const addresses = new Map(
    purchases.map(({ id, email, alternativeEmail }) => [id, [email, alternativeEmail]]),
  );
  return lost
    .filter(({ purchaseId, address }) => addresses.get(purchaseId)?.includes(address))
    .map(({ id, template, purchaseId }) => ({
      kind: what === REFUSED ? 'mail_refused' : 'mail_returned',
      subject: id,
      words: `${what} (“${mailNames[template]}”). The eSIM is on the order's page. Ask the buyer for another address, and change it.`,
      purchaseId,
    }));
}
