import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm';

import { BOUGHT_ORDERS, UNANSWERED_ORDERS } from '../../domain/checkout/provider-order-state.ts';
import { AWAITED_PURCHASES } from '../../domain/checkout/purchase-state.ts';
import type { DbOrTx } from '../db/database.ts';
import { commitsLostBefore } from '../db/shop-mark.ts';
import type { Deps } from '../deps.ts';
import { type ProviderOrder, providerOrderTable, esimTable } from '../esims/tables.ts';
import type { PlacedOrder } from '../providers/wholesaler.ts';
import { purchasesIn } from '../purchase/joinable.ts';
import type { Purchase } from '../purchase/tables.ts';

/** Clocks differ, and the wholesaler stamps an order when it has finished it. */
export const MARGIN_MS = 60_000;

/** A purchase's provider orders, first attempt first. */
export function providerOrdersOf(db: DbOrTx, purchaseId: string): Promise<ProviderOrder[]> {
  return db
    .select()
    .from(providerOrderTable)
    .where(eq(providerOrderTable.purchaseId, purchaseId))
    .orderBy(providerOrderTable.attempt);
}

/**
 * A free order in the wholesaler's records that may be this purchase's: the one with our own id if the wholesaler stores that.
 * Otherwise orders of new eSIMs with one bundle are interchangeable, so any free one since our first unanswered call will do; a
 * top-up's order is the one for its ICCID. `undecided`: there is one without an ICCID so far that may be another purchase's.
 */
export async function findFreeProviderOrder(
  deps: Deps,
  purchase: Purchase,
  unanswered: ProviderOrder[],
): Promise<PlacedOrder | 'undecided' | null> {
  const first = unanswered[0];
  if (!first) return null;
  const wholesaler = deps.wholesalers.of(purchase);
  const since = new Date(first.startedAt.getTime() - MARGIN_MS);
  const until = new Date(deps.now().getTime() + MARGIN_MS);
  const ids = unanswered.map(({ id }) => id);
  const placed = await wholesaler.ordersSince(purchase.bundleName, since, until, ids);
  const free = await nobodysAmong(deps, purchase, placed);
  if (wholesaler.can.clientReference)
    return free.find((order) => unanswered.some(({ id }) => id === order.clientReference)) ?? null;
  if (free.length === 0) return null;
  const topUps = await topUpsAmong(deps, purchase, free);
  const fitting = free.find((order) => order.iccids !== null && isFor(purchase, order.iccids, topUps));
  if (fitting) return fitting;
  const silent = free.find((order) => order.iccids === null);
  if (!silent) return null;
  return (await mayBeAnothers(deps, purchase)) ? 'undecided' : silent;
}

/** The free orders, without those that may be in a mailbox already: checked last, for a standby may be promoted meanwhile. */
export async function nobodysAmong(
  deps: Deps,
  purchase: Purchase,
  placed: PlacedOrder[],
): Promise<PlacedOrder[]> {
  const free = await freeAmong(deps.db.db, purchase, placed);
  // Our own id finds only our own order.
  if (free.length === 0 || deps.wholesalers.of(purchase).can.clientReference) return free;
  const lost = await lostUntil(deps);
  const later = free.filter(({ placedAt }) => placedAt.getTime() >= lost);
  if (later.length === free.length) return later;
  // Of the earlier ones, an eSIM with the purchase's own label is its own.
  const own = (await deps.wholesalers.of(purchase).labels?.find(purchase.id)) ?? [];
  const isOwn = ({ iccids }: PlacedOrder) => iccids?.some((iccid) => own.includes(iccid)) ?? false;
  return [...free.filter((order) => !later.includes(order) && isOwn(order)), ...later];
}

/**
 * The latest time of orders whose commits the database may have lost; each may be in its buyer's mailbox, so no other purchase
 * may get it. Calls under way at that time end with their lease. Milliseconds.
 */
async function lostUntil(deps: Deps): Promise<number> {
  const lost = await commitsLostBefore(deps, deps.now());
  return lost ? lost.getTime() + deps.settings.ORDER_LEASE_SECONDS * 1000 + MARGIN_MS : -Infinity;
}

/** The orders that may have been made for one purchase and are bound to none. */
export async function freeAmong(
  db: DbOrTx,
  { wholesaler }: Pick<Purchase, 'wholesaler'>,
  placed: PlacedOrder[],
): Promise<PlacedOrder[]> {
  const candidates = placed.filter((order) => order.quantity === 1 && order.status !== 'failed');
  if (candidates.length === 0) return [];
  const references = candidates.map((order) => order.reference);
  const taken = await knownReferences(db, wholesaler, references);
  return candidates.filter((order) => !taken.has(order.reference));
}

/** Which of a wholesaler's references are bound to a purchase. */
export async function knownReferences(
  db: DbOrTx,
  wholesaler: string,
  references: string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ reference: providerOrderTable.reference })
    .from(providerOrderTable)
    .where(
      and(eq(providerOrderTable.wholesaler, wholesaler), inArray(providerOrderTable.reference, references)),
    );
  return new Set(rows.flatMap(({ reference }) => reference ?? []));
}

/** Our orders at a wholesaler since a time. */
export function ordersMadeSince(
  db: DbOrTx,
  id: string,
  since: Date,
): Promise<Pick<ProviderOrder, 'reference' | 'wholesaleCents' | 'startedAt'>[]> {
  const { wholesaler, reference, outcome, startedAt, wholesaleCents } = providerOrderTable;
  return db
    .select({ reference, wholesaleCents, startedAt })
    .from(providerOrderTable)
    .where(and(eq(wholesaler, id), inArray(outcome, BOUGHT_ORDERS), gte(startedAt, since)));
}

/** The ICCIDs of orders that are our eSIMs already: such an order is a top-up. */
async function topUpsAmong(deps: Deps, purchase: Purchase, orders: PlacedOrder[]): Promise<Set<string>> {
  const iccids = orders.flatMap((order) => order.iccids ?? []);
  if (iccids.length === 0 || purchase.topUpIccid !== null) return new Set();
  const known = await deps.db.db
    .select({ iccid: esimTable.iccid })
    .from(esimTable)
    .where(inArray(esimTable.iccid, iccids));
  return new Set(known.map(({ iccid }) => iccid));
}

function isFor({ topUpIccid }: Purchase, iccids: string[], topUps: Set<string>): boolean {
  return topUpIccid === null ? !iccids.some((iccid) => topUps.has(iccid)) : iccids.includes(topUpIccid);
}

/** Whether another purchase of this bundle, for another eSIM, also waits for an unanswered order. */
async function mayBeAnothers(deps: Deps, purchase: Purchase): Promise<boolean> {
  const { db } = deps.db;
  const awaited = purchasesIn(AWAITED_PURCHASES);
  const [other] = await db
    .select({ id: awaited.id })
    .from(providerOrderTable)
    .innerJoin(awaited, eq(awaited.id, providerOrderTable.purchaseId))
    .where(
      and(
        eq(providerOrderTable.wholesaler, purchase.wholesaler),
        eq(providerOrderTable.bundleName, purchase.bundleName),
        inArray(providerOrderTable.outcome, UNANSWERED_ORDERS),
        ne(awaited.id, purchase.id),
        sql`${awaited.topUpIccid} is distinct from ${purchase.topUpIccid}`,
      ),
    )
    .limit(1);
  return other !== undefined;
}
