import { and, eq, inArray, lte, sql } from 'drizzle-orm';

import type { DbOrTx } from '../db/database.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import type { Deps } from '../deps.ts';
import { type ProviderReturn, providerReturnTable } from '../esims/tables.ts';
import { ProviderBusy, ProviderRefused } from '../providers/outcome.ts';
import type { Inventory, Lot } from '../providers/wholesaler.ts';
import { isReturnOf, moveReturn } from './take-off.ts';

/** A refusal by the inventory may not be final: somebody may enable returns, or the trouble may pass. */
const REFUSED_HOURS = 6;
/** A bundle that has not reached the inventory by then never will: it was used, or too old. */
const COMES_WITHIN_HOURS = 24;

/** Returned bundles not yet paid back by the wholesaler, longest waiting first. */
export function stockToGiveBack(db: DbOrTx, now: Date, limit: number): Promise<ProviderReturn[]> {
  return db
    .select()
    .from(providerReturnTable)
    .where(
      and(
        inArray(providerReturnTable.state, ['in_stock', 'giving_back']),
        lte(providerReturnTable.nextPollAt, now),
      ),
    )
    .orderBy(providerReturnTable.nextPollAt)
    .limit(limit);
}

/**
 * Gives one returned bundle in the wholesaler's inventory back for its money. That call is not idempotent: so one piece of a lot
 * is given back at a time, by the holder of its row, and the number of pieces gone from the lot is recorded before. If the answer
 * is lost, that number tells, after the call's time is over, whether it went through.
 */
export async function giveBackStock(deps: Deps, seen: ProviderReturn): Promise<void> {
  const { inventory } = deps.wholesalers.of(seen);
  const piece = await claim(deps, seen);
  if (!piece || !inventory) return;
  const { bundleName, nextPollAt } = piece;
  const lots = await inventory.lots();
  if (piece.state === 'giving_back') {
    if (hasGone(piece, lots)) {
      await moveReturn(deps, piece, 'giving_back', 'paid_back');
      return;
    }
    if (!(await moveReturn(deps, piece, 'giving_back', 'in_stock', { nextPollAt }))) return;
  }
  const there = lots.filter((lot) => lot.bundleName === bundleName && lot.remaining > 0);
  for (const { usageId } of there) {
    if (await holdLot(deps, piece, usageId)) return askFor(deps, inventory, piece, usageId);
  }
  if (there.length === 0 && isOverdue(deps, piece)) await moveReturn(deps, piece, 'in_stock', 'lost');
}

/** Reserves the piece while a call about it may be under way; null if another process has it. */
async function claim(deps: Deps, seen: ProviderReturn) {
  const until = deps.now().getTime() + holdMs(deps);
  const [claimed] = await deps.db.db
    .update(providerReturnTable)
    .set({ nextPollAt: new Date(until) })
    .where(
      and(
        isReturnOf(seen),
        eq(providerReturnTable.state, seen.state),
        eq(providerReturnTable.nextPollAt, seen.nextPollAt),
      ),
    )
    .returning();
  return claimed ?? null;
}

/** Whether the last call went through. Before the number was recorded there was no call. */
function hasGone({ usageId, usedBefore }: ProviderReturn, lots: readonly Lot[]): boolean {
  if (usedBefore === null) return false;
  const lot = lots.find((one) => one.usageId === usageId);
  return !lot || goneOf(lot) > usedBefore;
}

/** Returns false if another piece of the lot is being given back. */
async function holdLot({ db }: Deps, piece: ProviderReturn, usageId: number): Promise<boolean> {
  return db.db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`lot ${piece.wholesaler} ${usageId}`}, 0))`,
    );
    const [other] = await tx
      .select({ usageId: providerReturnTable.usageId })
      .from(providerReturnTable)
      .where(
        and(
          eq(providerReturnTable.wholesaler, piece.wholesaler),
          eq(providerReturnTable.usageId, usageId),
          eq(providerReturnTable.state, 'giving_back'),
        ),
      );
    if (other) return false;
    const [held] = await tx
      .update(providerReturnTable)
      .set({ state: 'giving_back', usageId, usedBefore: null })
      .where(and(isReturnOf(piece), eq(providerReturnTable.state, 'in_stock')))
      .returning();
    return held !== undefined;
  });
}

/** No other process of ours touches the lot now, so its number is read only here. */
async function askFor(
  deps: Deps,
  inventory: Inventory,
  piece: ProviderReturn,
  usageId: number,
): Promise<void> {
  const { orderReference, nextPollAt } = piece;
  const lot = (await inventory.lots()).find((one) => one.usageId === usageId);
  if (!lot || lot.remaining === 0) {
    await moveReturn(deps, piece, 'giving_back', 'in_stock');
    return;
  }
  const set = { usedBefore: goneOf(lot), nextPollAt };
  const isMine = eq(providerReturnTable.nextPollAt, nextPollAt);
  if (!(await moveReturn(deps, piece, 'giving_back', 'giving_back', set, isMine))) return;
  // However late it starts, the call ends well before another process checks whether it went through.
  const timeoutMs = nextPollAt.getTime() - deps.now().getTime() - holdMs(deps) / 2;
  if (timeoutMs <= 0) return;
  try {
    await inventory.refund(usageId, timeoutMs);
  } catch (error) {
    // The call was never sent.
    if (error instanceof ProviderBusy || isDatabaseAway(error))
      await moveReturn(deps, piece, 'giving_back', 'in_stock');
    if (!(error instanceof ProviderRefused)) throw error;
    deps.log.warn({ err: error, orderReference }, 'the inventory does not take a bundle back');
    const later = new Date(deps.now().getTime() + REFUSED_HOURS * 3_600_000);
    const refusal = { refused: error.why, nextPollAt: later };
    await moveReturn(deps, piece, 'giving_back', 'in_stock', refusal);
    return;
  }
  await moveReturn(deps, piece, 'giving_back', 'paid_back');
}

function holdMs({ settings }: Deps): number {
  return settings.ORDER_UNCLEAR_SECONDS * 1000;
}

function goneOf({ total, remaining }: Lot): number {
  return total - remaining;
}

function isOverdue(deps: Deps, { beganAt }: ProviderReturn): boolean {
  return deps.now().getTime() - beganAt.getTime() > COMES_WITHIN_HOURS * 3_600_000;
}
