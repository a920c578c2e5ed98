import { and, eq, gt, gte, inArray, ne, sql } from 'drizzle-orm';

import { BOUGHT_ORDERS, UNANSWERED_ORDERS } from '../../domain/checkout/provider-order-state.ts';
import { AWAITED_PURCHASES } from '../../domain/checkout/purchase-state.ts';
import type { DbOrTx } from '../db/database.ts';
import { commitsLostBefore } from '../db/shop-mark.ts';
import type { Deps } from '../deps.ts';
import { type ProviderOrder, providerOrderTable, esimTable } from '../esims/tables.ts';
import type { PlacedOrder } from '../providers/wholesaler.ts';
import { atSource, bundleOf } from '../purchase/bought-from.ts';
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

/** An order that was found, and the try of ours that it answers. */
export interface FoundOrder {
  order: PlacedOrder;
  asked: ProviderOrder;
  /** The purchase at that order's source. */
  purchase: Purchase;
}

/**
 * A free order in the wholesalers' records that may be this purchase's. Every wholesaler that was asked is asked again, and an
 * order that one of them has counts even while another cannot tell.
 * @throws {ProviderUnreachable} @throws {ProviderRefused} if one cannot tell, and no other has an order
 */
export async function findFreeProviderOrder(
  deps: Deps,
  purchase: Purchase,
  unanswered: ProviderOrder[],
): Promise<FoundOrder | 'undecided' | null> {
  let isUndecided = false;
  let failed: { error: unknown } | null = null;
  const sources = Map.groupBy(unanswered, ({ wholesaler, bundleName }) => `${wholesaler} ${bundleName}`);
  for (const tries of [...sources.values()].toReversed()) {
    const latest = tries.at(-1);
    if (!latest) continue;
    const there = atSource(purchase, latest);
    try {
      const order = await findFreeAt(deps, there, tries);
      if (order === 'undecided') isUndecided = true;
      else if (order) {
        const asked = tries.find(({ id }) => id === order.clientReference) ?? latest;
        return { order, asked, purchase: there };
      }
    } catch (error) {
      failed = { error };
    }
  }
  if (failed) throw failed.error;
  return isUndecided ? 'undecided' : null;
}

/**
 * A free order at one wholesaler: the one with our own id if the wholesaler stores that. Otherwise orders of new eSIMs with one
 * bundle are interchangeable, so any free one since our first unanswered call will do; a top-up's order is the one for its ICCID.
 * `undecided`: there is one without an ICCID so far that may be another purchase's.
 * @param purchase at that wholesaler
 */
async function findFreeAt(
  deps: Deps,
  purchase: Purchase,
  unanswered: ProviderOrder[],
): Promise<PlacedOrder | 'undecided' | null> {
  const first = unanswered[0];
  if (!first) return null;
  const wholesaler = deps.wholesalers.of(purchase);
  const begun = wholesaler.can.clientReference ? first.startedAt : await poolSince(deps, first);
  const since = new Date(begun.getTime() - MARGIN_MS);
  const until = new Date(deps.now().getTime() + MARGIN_MS);
  const ids = unanswered.map(({ id }) => id);
  const placed = await wholesaler.ordersSince(bundleOf(purchase), since, until, ids);
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

/**
 * Since when a free order of the bundle may be this one's: a purchase that asked earlier and was not answered may have taken a later
 * order, so that its own, which shows late, is left for this one.
 */
async function poolSince({ db, settings }: Deps, first: ProviderOrder): Promise<Date> {
  const { wholesaler, bundleName, startedAt } = providerOrderTable;
  const from = new Date(first.startedAt.getTime() - settings.ORDER_UNCLEAR_SECONDS * 1000);
  const [earliest] = await db.db
    .select({ startedAt })
    .from(providerOrderTable)
    .where(
      and(
        eq(wholesaler, first.wholesaler),
        eq(bundleName, first.bundleName),
        gte(startedAt, from),
        inArray(providerOrderTable.outcome, [...UNANSWERED_ORDERS, ...BOUGHT_ORDERS]),
      ),
    )
    .orderBy(startedAt)
    .limit(1);
  return earliest && earliest.startedAt < first.startedAt ? earliest.startedAt : first.startedAt;
}

/**
 * Whether another purchase has taken an order of this bundle and was not answered itself: it may have taken that of the given try,
 * for which its own, if it asked after `since`, is yet to show.
 */
export async function isOwed(
  { db }: Pick<Deps, 'db'>,
  { wholesaler, bundleName }: ProviderOrder,
  since: Date,
): Promise<boolean> {
  const order = providerOrderTable;
  const [taken] = await db.db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        eq(order.wholesaler, wholesaler),
        eq(order.bundleName, bundleName),
        gt(order.startedAt, since),
        order.found,
      ),
    )
    .limit(1);
  return taken !== undefined;
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
        eq(providerOrderTable.bundleName, bundleOf(purchase)),
        inArray(providerOrderTable.outcome, UNANSWERED_ORDERS),
        ne(awaited.id, purchase.id),
        sql`${awaited.topUpIccid} is distinct from ${purchase.topUpIccid}`,
      ),
    )
    .limit(1);
  return other !== undefined;
}
