import { PROCESSORS } from '../../../domain/checkout/payment-method.ts';
import type { DbOrTx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { oldestRefusedReturn } from '../../esims/take-back/returns.ts';
import { countWaiting } from '../../mail/queries.ts';
import { declinesSince } from '../../purchase/fraud/notice-declines.ts';
import { refundsWaitingFor, waitingRefunds } from '../../purchase/open-refunds.ts';
import {
  disputedSince,
  failedRefundsSince,
  flaggedSince,
  unclearSince,
} from '../../purchase/overview/overview.ts';
import { refusalsSince } from '../../purchase/payments/record-refusal.ts';
import { areRefundsPaused } from '../switches/on-sale.ts';
import type { Alert } from './tables.ts';

export type Trouble = Pick<Alert, 'kind' | 'subject' | 'words'> & { purchaseId: string | null };

/** An order is unclear for moments whenever an answer is lost; this long it needs eyes. */
const UNCLEAR_MINUTES = 5;
const MAIL_STUCK_MINUTES = 60;
/** As long as nobody meets it any more, it is over. */
const PAYPAL_REFUSES_MINUTES = 24 * 60;

/** Everything in our own books that an operator must know of right now. */
export async function troublesInBooks(deps: Deps): Promise<Trouble[]> {
  const { db, settings } = deps;
  const minutesAgo = (minutes: number) => new Date(deps.now().getTime() - minutes * 60_000);
  // What was settled by a person long ago is not told for ever.
  const since = minutesAgo(settings.ALERT_DAYS * 24 * 60);
  return [
    ...(await reviews(db.db, since)),
    ...(await disputes(db.db, since)),
    ...(await cardTesting(deps, minutesAgo(60))),
    ...(await unclearOrders(db.db, minutesAgo(UNCLEAR_MINUTES))),
    ...(await failedRefunds(db.db, since)),
    ...(await refundsOfUnset(deps)),
    ...(await refundsPaused(deps)),
    ...(await paypalRefusals(deps, minutesAgo(PAYPAL_REFUSES_MINUTES))),
    ...(await stockLeft(db.db)),
    ...(await stuckMails(db.db, minutesAgo(MAIL_STUCK_MINUTES))),
  ];
}

async function reviews(db: DbOrTx, since: Date): Promise<Trouble[]> {
  return (await flaggedSince(db, since)).map(({ id, needsReview: why }) => ({
    kind: 'needs_review',
    subject: id,
    words: `A purchase needs your eyes: ${why ?? ''}.`,
    purchaseId: id,
  }));
}

async function disputes(db: DbOrTx, since: Date): Promise<Trouble[]> {
  return (await disputedSince(db, since)).map(({ id }) => ({
    kind: 'dispute',
    subject: id,
    words: "A buyer disputes a payment at their bank or at PayPal. Answer it in the processor's dashboard.",
    purchaseId: id,
  }));
}

/** Nothing is stopped by it: whoever pays just then is a buyer. */
async function cardTesting(deps: Deps, since: Date): Promise<Trouble[]> {
  const declines = await declinesSince(deps, since);
  if (declines < deps.settings.CARD_TESTING_DECLINES) return [];
  const words = `Cards were declined ${deps.settings.CARD_TESTING_DECLINES} times or more within the hour. Somebody may be trying out stolen ones.`;
  return [{ kind: 'card_testing', subject: 'cards', words, purchaseId: null }];
}

async function unclearOrders(db: DbOrTx, before: Date): Promise<Trouble[]> {
  return (await unclearSince(db, before)).map(({ id }) => ({
    kind: 'unclear_order',
    subject: id,
    words: `Whether the wholesaler took an order has not been clear for ${UNCLEAR_MINUTES} minutes.`,
    purchaseId: id,
  }));
}

async function failedRefunds(db: DbOrTx, since: Date): Promise<Trouble[]> {
  return (await failedRefundsSince(db, since)).map(({ id, purchaseId }) => ({
    kind: 'refund_failed',
    subject: id,
    words: 'A refund did not go through. The buyer is still owed the money.',
    purchaseId,
  }));
}

/** However old: nothing else reminds of them. */
async function refundsOfUnset({ db, processors }: Deps): Promise<Trouble[]> {
  const troubles: Trouble[] = [];
  for (const provider of PROCESSORS) {
    const { isSet, party } = processors[provider];
    if (isSet) continue;
    for (const { id, purchaseId } of await refundsWaitingFor(db.db, provider)) {
      const words = `A buyer is owed money that was paid with ${party.name}, whose settings are not there. Set them again, and it goes back by itself.`;
      troubles.push({ kind: 'refund_failed', subject: id, words, purchaseId });
    }
  }
  return troubles;
}

/** Once for all of them: Health has the list. */
async function refundsPaused(deps: Deps): Promise<Trouble[]> {
  if (!areRefundsPaused(deps) || (await waitingRefunds(deps.db.db, 1)).length === 0) return [];
  const words =
    'Refunds are paused, and buyers wait for their money. Resume them, and it goes out by itself; until then the list stands under Health.';
  return [{ kind: 'refunds_paused', subject: 'refunds', words, purchaseId: null }];
}

/** What no buyer can mend: once for each of PayPal's issues, with the newest case. */
async function paypalRefusals({ db, processors }: Deps, since: Date): Promise<Trouble[]> {
  const newest = new Map((await refusalsSince(db.db, since)).map((no) => [no.why, no]));
  return [...newest.values()]
    .filter(({ why }) => processors.paypal.approvals?.refusalOf(why).advice === 'ours')
    .map(({ why: issue, purchaseId, reference: debugId }) => ({
      kind: 'paypal_refuses',
      subject: issue,
      words: `PayPal refuses payments with ${issue}: its buyers cannot mend that. PayPal's support knows the case as ${debugId ?? 'unknown'}.`,
      purchaseId,
    }));
}

/** Once for all of them. */
async function stockLeft(db: DbOrTx): Promise<Trouble[]> {
  const piece = await oldestRefusedReturn(db);
  if (!piece) return [];
  const words = `Returned plans lie in the wholesaler's inventory, which gives no money for them: ${piece.bundleName}, "${piece.refused}".`;
  return [{ kind: 'stock_left', subject: 'stock', words, purchaseId: null }];
}

async function stuckMails(db: DbOrTx, before: Date): Promise<Trouble[]> {
  if ((await countWaiting(db, before)) === 0) return [];
  return [
    {
      kind: 'mail_stuck',
      subject: 'mail',
      words: 'The mail server has not taken mails for an hour. Buyers still see their eSIMs in the shop.',
      purchaseId: null,
    },
  ];
}
