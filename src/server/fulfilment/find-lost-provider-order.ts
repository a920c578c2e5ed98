import { isUnanswered } from '../../domain/checkout/provider-order-state.ts';
import type { Deps } from '../deps.ts';
import type { ProviderOrder } from '../esims/tables.ts';
import { lockPurchase } from '../purchase/purchases.ts';
import { refundPurchase } from '../purchase/queue-refund.ts';
import type { Purchase } from '../purchase/tables.ts';
import { whyTooLate } from '../top-ups/check-top-up.ts';
import { bindProviderOrder } from './bind-provider-order.ts';
import { claimFoundOrder, claimProviderOrder } from './claim-provider-order.ts';
import { findFreeProviderOrder, providerOrdersOf } from './find-provider-order.ts';
import { placeProviderOrder } from './place-provider-order.ts';
import { provision } from './provision.ts';

/**
 * Looks up in the wholesaler's records what became of an order whose answer was lost (a dead lease or state `unclear`). Found: it
 * is bound and handed over. Not found: after `ORDER_UNCLEAR_SECONDS` it is ordered once more, and after `FULFIL_WITHIN_SECONDS`,
 * after a last look, the purchase is refunded.
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
  const found = await findFreeProviderOrder(deps, purchase, unanswered);
  const latest = unanswered.at(-1);
  if (found && found !== 'undecided' && latest) {
    const asked = unanswered.find(({ id }) => id === found.clientReference) ?? latest;
    if (await bindProviderOrder(deps, purchase, asked.id, found)) await provision(deps, purchase, found);
    return;
  }
  if (isLate(deps, purchase)) {
    await giveUp(deps, purchase, orders);
    return;
  }
  // Ordering again could buy twice: the order found may be this one.
  if (found) return;
  if (!mayOrderOnceMore(deps, orders)) return;
  // A plan that the eSIM no longer accepts is not ordered again; the refund follows in time.
  if ((await whyTooLate(deps, purchase)) !== null) return;
  const claim = await claimProviderOrder(deps, purchase, lastAsked(orders)?.id);
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
  const claim = await claimFoundOrder(deps, purchase);
  if (!claim || !(await bindProviderOrder(deps, claim.purchase, claim.orderId, found))) return false;
  await provision(deps, purchase, found);
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

function lastAsked(orders: ProviderOrder[]): ProviderOrder | undefined {
  return orders.findLast((order) => order.outcome === 'asked');
}
