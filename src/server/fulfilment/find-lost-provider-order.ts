import { isUnanswered } from '../../domain/checkout/provider-order-state.ts';
import type { Deps } from '../deps.ts';
import type { ProviderOrder } from '../esims/tables.ts';
import { atSource } from '../purchase/bought-from.ts';
import { lockPurchase } from '../purchase/purchases.ts';
import { refundPurchase } from '../purchase/queue-refund.ts';
import type { Purchase } from '../purchase/tables.ts';
import { whyTooLate } from '../top-ups/check-top-up.ts';
import { bindProviderOrder } from './bind-provider-order.ts';
import { claimFoundOrder, claimProviderOrder } from './claim-provider-order.ts';
import { findFreeProviderOrder, isOwed, providerOrdersOf } from './find-provider-order.ts';
import { placeProviderOrder } from './place-provider-order.ts';
import { provision } from './provision.ts';

/**
 * Looks up in the wholesaler's records what became of an order whose answer was lost (a dead lease or state `unclear`). Found: it
 * is bound and handed over. Not found: after `ORDER_UNCLEAR_SECONDS` it is ordered once more, from another source if there is one,
 * and after `FULFIL_WITHIN_SECONDS`, after a last look, the purchase is refunded.
 */
export async function findLostProviderOrder(deps: Deps, purchase: Purchase): Promise<void> {
  const orders = await providerOrdersOf(deps.db.db, purchase.id);
  const bound = orders.find((order) => order.outcome === 'bound');
  if (bound?.reference) {
    const handedOver = await provision(deps, purchase, { reference: bound.reference, codes: null });
    if (!handedOver && isLate(deps, purchase)) await giveUp(deps, purchase, orders);
    return;
  }

  const unanswered = orders.filter((order) => isUnanswered(order.outcome));
  // Decided before the records are read: an order may show up last at that moment.
  const since = new Date(deps.now().getTime() - deps.settings.ORDER_UNCLEAR_SECONDS * 1000);
  const isTimeOver = mayOrderOnceMore(deps, orders);
  const found = await findFreeProviderOrder(deps, purchase, searchable(deps, orders, unanswered));
  if (found && found !== 'undecided') {
    const { order, asked, purchase: there } = found;
    const isFound = isInterchangeable(deps, there);
    if (await bindProviderOrder(deps, there, asked.id, order, { isFound }))
      await provision(deps, there, order);
    return;
  }
  if (isLate(deps, purchase) && !mayShowForNobody(deps, purchase, unanswered)) {
    await giveUp(deps, purchase, orders);
    return;
  }
  // Ordering again could buy twice: the order found may be this one.
  if (found) return;
  if (!isTimeOver) return;
  const last = lastAsked(orders);
  if (last && isInterchangeable(deps, atSource(purchase, last)) && (await isOwed(deps, last, since))) return;
  // A plan that the eSIM no longer accepts is not ordered again; the refund follows in time.
  if ((await whyTooLate(deps, purchase)) !== null) return;
  const claim = await claimProviderOrder(deps, purchase, last?.id);
  if (claim) await placeProviderOrder(deps, claim);
}

/**
 * For a purchase in state `paid` that was ordered before: takes over an order of it that nobody knew of. Returns whether there
 * was one.
 */
export async function adoptLateProviderOrder(deps: Deps, purchase: Purchase): Promise<boolean> {
  const givenUp = (await providerOrdersOf(deps.db.db, purchase.id)).filter(
    (order) => order.outcome === 'void',
  );
  const found = await findFreeProviderOrder(deps, purchase, givenUp);
  if (!found) return false;
  if (found === 'undecided') return !isLate(deps, purchase);
  const { order, asked } = found;
  const { wholesaler, bundleName, wholesaleCents: cents } = asked;
  const source = { wholesaler, bundleName, cents, leastRetail: null, choice: null };
  const claim = await claimFoundOrder(deps, purchase, source);
  if (!claim || !(await bindProviderOrder(deps, claim.purchase, claim.orderId, order))) return false;
  await provision(deps, claim.purchase, order);
  return true;
}

/**
 * Paid, or to be replaced, so long ago that the promised time is over and the purchase is refunded.
 * @param times the promised time is multiplied by this
 */
export function isLate(deps: Deps, purchase: Purchase, times = 1): boolean {
  const since = purchase.replacingSince ?? purchase.paidAt ?? purchase.stateSince;
  return deps.now().getTime() - since.getTime() >= times * deps.settings.FULFIL_WITHIN_SECONDS * 1000;
}

/**
 * Refunds the purchase, unless an order was found since `orders` were read: the purchase is locked, so that binding an order and
 * giving up cannot cross.
 */
export async function giveUp(deps: Deps, purchase: Purchase, orders: ProviderOrder[]): Promise<void> {
  // In `ordering` a call to the wholesaler may be under way; a dead lease becomes `unclear` first.
  if (purchase.state !== 'paid' && purchase.state !== 'unclear') return;
  await deps.db.db.transaction(async (tx) => {
    await lockPurchase(tx, purchase.id);
    const boundThen = orders.filter((order) => order.outcome === 'bound').length;
    const boundNow = (await providerOrdersOf(tx, purchase.id)).filter(
      (order) => order.outcome === 'bound',
    ).length;
    if (boundNow === boundThen) await refundPurchase(deps, tx, purchase, 'no eSIM in time');
  });
}

/**
 * One resend at most, and only after the first order had enough time to show up. If every order was surely refused (the refusal
 * came after its lease had ended), none can show up.
 */
function mayOrderOnceMore(deps: Deps, orders: ProviderOrder[]): boolean {
  const last = lastAsked(orders);
  if (!last) return true;
  const replaced = orders.findLastIndex((order) => order.outcome === 'replaced');
  const resent = orders.slice(replaced + 1).some((order) => order.outcome === 'void');
  const waitedMs = deps.now().getTime() - last.startedAt.getTime();
  return !resent && waitedMs >= deps.settings.ORDER_UNCLEAR_SECONDS * 1000;
}

/**
 * Orders of one bundle are interchangeable where no id of ours tells them apart. While the newest order may still show up, one that
 * was given up for it at another source must not take what another purchase has ordered there: both would be bought.
 */
function searchable(
  deps: Pick<Deps, 'wholesalers' | 'settings' | 'now'>,
  orders: ProviderOrder[],
  unanswered: ProviderOrder[],
): ProviderOrder[] {
  const last = lastAsked(orders);
  const waitedMs = last ? deps.now().getTime() - last.startedAt.getTime() : Infinity;
  if (!last || waitedMs >= deps.settings.ORDER_UNCLEAR_SECONDS * 1000) return unanswered;
  return unanswered.filter(
    (order) => order.wholesaler === last.wholesaler || deps.wholesalers.of(order).can.clientReference,
  );
}

/** Whether an order of its own may yet show that nobody could tell from others' once the purchase is given up, to take it back. */
function mayShowForNobody(deps: Deps, purchase: Purchase, unanswered: ProviderOrder[]): boolean {
  const last = unanswered.at(-1);
  if (!last || !isInterchangeable(deps, atSource(purchase, last))) return false;
  return deps.now().getTime() - last.startedAt.getTime() < deps.settings.ORDER_UNCLEAR_SECONDS * 1000;
}

/** Whether nobody can tell for which of several purchases an order was made. */
function isInterchangeable(
  { wholesalers }: Pick<Deps, 'wholesalers'>,
  purchase: Pick<Purchase, 'wholesaler' | 'topUpIccid'>,
): boolean {
  return purchase.topUpIccid === null && !wholesalers.of(purchase).can.clientReference;
}

function lastAsked(orders: ProviderOrder[]): ProviderOrder | undefined {
  return orders.findLast((order) => order.outcome === 'asked');
}
