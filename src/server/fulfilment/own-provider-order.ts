import type { Source } from '../../domain/catalog/choose-source.ts';
import { commitsLostLately } from '../db/shop-mark.ts';
import type { Deps } from '../deps.ts';
import { ProviderUnreachable } from '../providers/outcome.ts';
import type { PlacedOrder } from '../providers/wholesaler.ts';
import { atSource, bundleOf } from '../purchase/bought-from.ts';
import type { Purchase } from '../purchase/tables.ts';
import { providerOrderId } from './claim-provider-order.ts';
import { freeAmong, MARGIN_MS } from './find-provider-order.ts';
import { allSourcesOf } from './sources.ts';

/** Orders of one purchase whose ids are tried: the first, the repeat, and as many for each of two replacements. */
const MOST_ATTEMPTS = 6;
const MOST_ASKED = 50;

/**
 * What the wholesaler's records say of a purchase whose provider orders our records have lost. `own`: an order that is certainly
 * its own, for its buyer may have the codes. `unsure`: one that may be its own. `none`: nothing was ordered for it.
 */
export type OwnOrder =
  | { kind: 'own'; order: PlacedOrder; source: Source }
  | { kind: 'unsure' }
  | { kind: 'none' };

type Lost = Pick<
  Purchase,
  | 'id'
  | 'wholesaler'
  | 'bundleName'
  | 'sourceBundle'
  | 'wholesaleCents'
  | 'countryCode'
  | 'topUpIccid'
  | 'createdAt'
>;

/** Looks in the records of every source for the order of a purchase of which our records have none. */
export async function findOwnOrder(deps: Deps, purchase: Lost): Promise<OwnOrder> {
  let isUnsure = false;
  for (const source of allSourcesOf(deps, purchase)) {
    const { wholesaler, bundleName, cents: wholesaleCents } = source;
    const own = await findOwnAt(deps, atSource(purchase, { wholesaler, bundleName, wholesaleCents }));
    if (own.kind === 'own') return { ...own, source };
    if (own.kind === 'unsure') isUnsure = true;
  }
  return { kind: isUnsure ? 'unsure' : 'none' };
}

/** How often in a row a wholesaler may not answer before nobody waits for it. */
const SILENT_IN_A_ROW = 10;
const PAUSE_MS = 1000;

export type AskForOwn = (purchase: Lost) => Promise<OwnOrder | ProviderUnreachable>;

/**
 * Asks for hundreds of purchases, which may be more than a wholesaler answers at once, or than our budget has room for: then it
 * pauses and asks again. Returns the error of one that stays silent.
 */
export function patientlyFindOwn(deps: Deps): AskForOwn {
  let silent = 0;
  return async (purchase) => {
    for (;;) {
      try {
        const own = await findOwnOrder(deps, purchase);
        silent = 0;
        return own;
      } catch (error) {
        if (!(error instanceof ProviderUnreachable)) throw error;
        silent += 1;
        if (silent > SILENT_IN_A_ROW) return error;
        await deps.pause(PAUSE_MS);
      }
    }
  };
}

type OrderThere = { kind: 'own'; order: PlacedOrder } | { kind: 'unsure' } | { kind: 'none' };

async function findOwnAt(deps: Deps, purchase: Lost): Promise<OrderThere> {
  const wholesaler = deps.wholesalers.of(purchase);
  const since = new Date(purchase.createdAt.getTime() - MARGIN_MS);
  const until = new Date(deps.now().getTime() + MARGIN_MS);
  const ids = Array.from({ length: MOST_ATTEMPTS }, (_, before) =>
    providerOrderId(deps.cipher, purchase.id, before),
  );
  const placed = await wholesaler.ordersSince(bundleOf(purchase), since, until, ids);
  const free = await freeAmong(deps.db.db, purchase, placed);
  if (free.length === 0) return { kind: 'none' };
  const isIts = (order: PlacedOrder, iccids: readonly string[]) =>
    order.iccids?.some((iccid) => iccids.includes(iccid)) ?? false;
  if (wholesaler.can.clientReference) {
    return found(free.findLast(({ clientReference: id }) => id !== null && ids.includes(id)));
  }
  if (purchase.topUpIccid !== null) {
    const onIt = free.findLast((order) => isIts(order, [purchase.topUpIccid ?? '']));
    return onIt || free.every(({ iccids }) => iccids !== null) ? found(onIt) : { kind: 'unsure' };
  }
  if (!wholesaler.labels) return { kind: 'unsure' };
  const labelled = await wholesaler.labels.find(purchase.id);
  const own = free.findLast((order) => isIts(order, labelled));
  if (own) return { kind: 'own', order: own };
  // An eSIM with another purchase's label is that one's. Each costs a call, so many of them are not asked about.
  const iccids = free.flatMap((order) => order.iccids ?? []);
  if (iccids.length > MOST_ASKED || free.some((order) => order.iccids === null)) return { kind: 'unsure' };
  const bare = await wholesaler.labels.unlabelled(iccids);
  return bare.length > 0 ? { kind: 'unsure' } : { kind: 'none' };
}

function found(order: PlacedOrder | undefined): OrderThere {
  return order ? { kind: 'own', order } : { kind: 'none' };
}

/** Whether commits were lost since the purchase was made, so that it may have been ordered before. */
export async function mayHaveLostOrder(deps: Deps, { createdAt, rebuiltAt }: Purchase): Promise<boolean> {
  if (rebuiltAt !== null) return true;
  const lost = await commitsLostLately(deps, deps.now());
  return lost !== null && createdAt < lost;
}
