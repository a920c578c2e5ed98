import { reasonsOf } from '../../../src/server/purchase/flag-for-review.ts';
import type { Purchase } from '../../../src/server/purchase/tables.ts';
import type { Taken } from '../../support/memory-world/taken.ts';
import type { BookedOrder } from '../../support/memory-world/wholesaler-books.ts';
import type { MemoryWorld } from '../../support/memory-world/world.ts';
import type { Books } from './books.ts';

export type Say = (what: string) => void;

/** What the providers' records say about a purchase. */
interface Facts {
  taken: Taken[];
  /** Minor that we keep. */
  kept: number;
  order: BookedOrder | undefined;
  isLive: boolean;
  /** Bought for it and on an eSIM, but not delivered to the buyer. */
  undelivered: BookedOrder[];
  keepsLate: boolean;
}

/**
 * Money is kept if and only if an eSIM is delivered and not taken back. Exceptions must be flagged for review, with a reason that
 * fits.
 */
export function checkMoney(
  world: MemoryWorld,
  purchase: Purchase,
  own: Books,
  { lostMails }: { lostMails: boolean },
  say: Say,
): void {
  const facts = factsOf(world, own);
  checkOnce(purchase, own, facts, say);
  checkReturns(purchase, own, facts, say);
  checkSums(purchase, own, facts, say);
  if (purchase.disputed !== facts.taken.some(({ disputed }) => disputed)) say('a dispute was not noticed');
  const isLost = own.payments.some(
    ({ provider, reference, status }) => status === 'accepted' && world.takenBy(provider, reference)?.isLost,
  );
  if ((purchase.disputeLostAt !== null) !== isLost) say('the end of a dispute was not noticed');
  if (purchase.needsReview !== null)
    for (const why of reasonsOf(purchase)) checkReview(why, facts, lostMails, say);
  else checkEnd(purchase, own, facts, say);
}

function factsOf(world: MemoryWorld, { payments, esims, orders }: Books): Facts {
  const ours = new Set(orders.map(({ reference }) => reference));
  const taken = payments.flatMap(({ provider, reference }) => world.takenBy(provider, reference) ?? []);
  const order = world.esimGo.orders.find(({ reference }) => reference === esims[0]?.orderReference);
  const others = world.esimGo.orders.filter((one) => ours.has(one.reference) && one !== order);
  return {
    taken,
    kept: taken.reduce((sum, { kept }) => sum + kept, 0),
    order,
    isLive: order !== undefined && order.state !== 'revoked',
    undelivered: others.filter(({ state, isKept }) => state !== 'revoked' && !isKept),
    keepsLate: others.some(({ isKept }) => isKept),
  };
}

/** The refunds of each payment in our records match the processor's, and never exceed the payment. */
function checkSums(purchase: Purchase, { payments, refunds }: Books, { taken }: Facts, say: Say): void {
  for (const { currency } of [...payments, ...refunds])
    if (currency !== purchase.currency) say(`${currency} in an order of ${purchase.currency}`);
  const paid = payments.find(({ status }) => status === 'accepted');
  if (!paid) return;
  const gone = refunds
    .filter(({ paymentId, status }) => paymentId === paid.id && /wanted|pending|succeeded/.test(status))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (gone > paid.amountCents) say(`${gone} cents of ${paid.amountCents} went back in our records`);
  const theirs = taken.find(({ amount }) => amount === paid.amountCents);
  const isPlain = purchase.needsReview === null && theirs && !theirs.isLost && taken.length === 1;
  if (isPlain && theirs.returned !== gone)
    say(`${theirs.returned} cents went back, and ${gone} in our records`);
}

function checkOnce({ topUpIccid }: Purchase, { payments, esims }: Books, { order }: Facts, say: Say): void {
  const accepted = payments.filter(({ status }) => status === 'accepted');
  const [esim] = esims;
  if (accepted.length > 1) say('paid twice');
  if (esims.length > 1) say('delivered twice');
  if (esim && order?.iccid !== esim.iccid) say('an eSIM that was never ordered');
  if (esim && topUpIccid !== null && esim.iccid !== topUpIccid) say('put onto another eSIM');
  if (accepted.length === 0 && esim) say('an eSIM for nothing');
}

/** A buyer's own request refunds nothing that was used, or bought long ago. */
function checkReturns(purchase: Purchase, { refunds }: Books, { order }: Facts, say: Say): void {
  for (const { reason, askedBy, status, createdAt } of refunds) {
    if (reason !== 'requested' || askedBy !== 'buyer' || status !== 'succeeded') continue;
    const age = createdAt.getTime() - (purchase.paidAt?.getTime() ?? 0);
    if (age >= 24 * 3_600_000) say('given back after its day');
    if (order?.startedAt && order.startedAt < createdAt.getTime()) say('given back though it was used');
  }
}

/** Only what people alone can decide is flagged for review. */
function checkReview(why: string, { taken, order, keepsLate }: Facts, lostMails: boolean, say: Say): void {
  const disputed = taken.some((one) => one.disputed);
  const backs = taken.flatMap((one) => one.backs);
  const outside = backs.some(({ request }) => request === null);
  const failed = backs.some(({ status }) => status === 'failed');
  const isRight =
    (why.includes('disputed') && disputed) ||
    (why === 'a refund failed' && (failed || disputed || outside)) ||
    // We learn of such a refund only together with the payment, so it is not one of ours.
    (why.startsWith('refunded in part') && outside) ||
    (why.endsWith('does not take the eSIM back') && order?.isKept === true) ||
    (why.endsWith('does not take its late order back') && keepsLate) ||
    (why.startsWith('no mail server takes') && lostMails);
  if (!isRight) say(`people are called without need: ${why}`);
}

function checkEnd({ state }: Purchase, { payments, refunds, esims }: Books, facts: Facts, say: Say): void {
  const { taken, kept, order, isLive, undelivered } = facts;
  const isLost = taken.some((one) => one.isLost);
  const accepted = payments.find(({ status }) => status === 'accepted');
  for (const { reason, status } of refunds) {
    if (/asked|wanted|pending|failed/.test(status)) say(`a refund (${reason}) is ${status}`);
  }
  for (const { provider, status } of payments) {
    if (status === 'open' || status === 'held') say(`a ${provider} payment is ${status}`);
  }
  const parts = refunds.filter(({ part, status }) => part !== null && status === 'succeeded');
  const inParts = parts.reduce((sum, { amountCents }) => sum + amountCents, 0);
  switch (state) {
    case 'delivered':
      if (kept !== (accepted?.amountCents ?? 0) - inParts && !isLost)
        say(`${kept} cents kept of ${accepted?.amountCents}, ${inParts} given back`);
      if (!isLive) say('without an eSIM that works');
      for (const left of undelivered) say(`order ${left.bundleName} was replaced, and not given back`);
      break;
    case 'refunded':
      if (kept !== 0) say(`${kept} cents kept`);
      if (isLive && !order?.isKept) say('with an eSIM that works');
      for (const left of undelivered) say(`order ${left.bundleName} was given to nobody, and not given back`);
      break;
    case 'abandoned':
      if (kept !== 0) say(`${kept} cents kept`);
      if (esims.length > 0) say('with an eSIM');
      break;
    default:
      say('still standing');
  }
}
