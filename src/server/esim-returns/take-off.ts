import { and, eq, type SQL } from 'drizzle-orm';

import { bundleFacts, mayBeOnEsim } from '../../domain/esims/bundle-state.ts';
import { type BundleReading, readingOf } from '../../domain/esims/bundle-status.ts';
import { ofBase } from '../../domain/money.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import {
  providerOrderTable,
  type ProviderReturn,
  providerReturnTable,
  type UserEsim,
} from '../esims/tables.ts';
import { NotOurs, ProviderRefused } from '../providers/outcome.ts';
import { readPurchase } from '../purchase/purchases.ts';

/** A bundle that one of our orders put onto an eSIM. */
export type Piece = Pick<UserEsim, 'iccid' | 'bundleName' | 'orderReference' | 'purchaseId'> & {
  wholesaler: string;
};

/** The result of taking a bundle back. `asked`: the wholesaler has yet to decide. */
export type TakenOff = 'gone' | 'kept' | 'asked';

type Step = ProviderReturn['state'];

const DAY_MS = 86_400_000;

/**
 * The network's current reading of an order's bundle; null if it has none, or no longer has the eSIM. Throws if the network
 * cannot be reached.
 */
export async function bundleNow(
  deps: Pick<Deps, 'wholesalers'>,
  piece: Pick<Piece, 'wholesaler' | 'iccid' | 'bundleName' | 'orderReference'>,
): Promise<BundleReading | null> {
  const { iccid, bundleName, orderReference } = piece;
  try {
    const readings = await deps.wholesalers.of(piece).bundlesOn(iccid, 'order');
    // On a topped-up eSIM another purchase's bundle must not be taken for this one.
    const own = readings.filter(
      ({ bundleName: name, assignmentReference: reference }) =>
        name === bundleName && (reference === null || reference.startsWith(orderReference)),
    );
    return readingOf(own, orderReference);
  } catch (error) {
    // The wholesaler may take an emptied eSIM back into stock at once; then it has no owner.
    if (error instanceof NotOurs) return null;
    throw error;
  }
}

/**
 * Takes an order's bundle off its eSIM for its money, or without: an unused one then goes into the wholesaler's inventory
 * (`give-back-stock.ts`). Each step is recorded before its call and names one assignment, so it may break off anywhere, be
 * repeated, and run in several processes at once.
 */
export async function takeOff(deps: Deps, piece: Piece): Promise<TakenOff> {
  const { can, inventory } = deps.wholesalers.of(piece);
  const reading = await bundleNow(deps, piece);
  if (!isOn(reading)) {
    await settleGone(deps, piece, reading);
    return 'gone';
  }
  // A used bundle is not paid back, so its money is not asked for.
  const isBegun = bundleFacts(reading.state).stage === 'runs';
  const { step, askedAt } = await begin(deps, piece, isBegun && inventory ? 'to_stock' : 'to_balance');
  const request = { id: reading.id, askedAt };
  if (can.takesBack === 'never') return keep(deps, piece, step, null);
  if (step === 'to_balance') {
    const answer = await ask(deps, piece, request, 'balance');
    if (answer === 'requested') return 'asked';
    if (answer === 'done') {
      await moveReturn(deps, piece, 'to_balance', 'paid_back');
      return 'gone';
    }
    // Also refused if an earlier call went through and its answer was lost.
    const after = await bundleNow(deps, piece);
    if (!isOn(after)) {
      await settleGone(deps, piece, after);
      return 'gone';
    }
    if (!inventory) return keep(deps, piece, step, answer);
    deps.log.warn({ err: answer, order: piece.orderReference }, 'the wholesaler gives no money for a bundle');
    await moveReturn(deps, piece, 'to_balance', 'to_stock');
  }
  const answer = await ask(deps, piece, request, 'stock');
  if (answer === 'requested') return 'asked';
  if (answer === 'done') {
    await moveReturn(deps, piece, 'to_stock', isBegun ? 'lost' : 'in_stock');
    return 'gone';
  }
  const after = await bundleNow(deps, piece);
  if (isOn(after)) return keep(deps, piece, 'to_stock', answer);
  await settleGone(deps, piece, after);
  return 'gone';
}

/** The wholesaler leaves the bundle on the eSIM. */
async function keep(deps: Deps, piece: Piece, from: Step, why: ProviderRefused | null): Promise<'kept'> {
  deps.log.warn({ err: why, order: piece.orderReference }, 'the wholesaler does not take a bundle back');
  await moveReturn(deps, piece, from, 'kept');
  return 'kept';
}

/** The wholesaler's answer to the request, which is recorded while it has yet to decide. Throws if it is unknown. */
async function ask(
  deps: Deps,
  piece: Piece,
  { id, askedAt }: { id: string; askedAt: Date | null },
  to: 'balance' | 'stock',
): Promise<'done' | 'requested' | ProviderRefused> {
  const now = deps.now();
  const askedDays = askedAt && (now.getTime() - askedAt.getTime()) / DAY_MS;
  try {
    const answer = await deps.wholesalers.of(piece).revoke(piece.iccid, piece.bundleName, id, to, askedDays);
    if (answer === 'requested' && askedAt === null) await recordAsked(deps, piece, now);
    return answer;
  } catch (error) {
    if (error instanceof ProviderRefused) return error;
    throw error;
  }
}

async function recordAsked(deps: Deps, piece: Piece, askedAt: Date): Promise<void> {
  const write = () => deps.db.db.update(providerReturnTable).set({ askedAt }).where(isReturnOf(piece));
  await deps.unwritten.write({ answer: 'return asked for', reference: piece.orderReference }, write);
}

/** The last request went through, though its answer was lost. */
async function settleGone(deps: Deps, piece: Piece, reading: BundleReading | null): Promise<void> {
  await moveReturn(deps, piece, 'to_balance', 'paid_back');
  // If the network no longer reports the bundle, the inventory tells whether it arrived there.
  const used = reading !== null && !reading.unlimited && reading.remainingBytes < reading.initialBytes;
  await moveReturn(deps, piece, 'to_stock', used ? 'lost' : 'in_stock');
}

/** Records the next call before it is made; an unfinished return continues at its step. Returns the next step. */
async function begin(
  deps: Deps,
  piece: Piece,
  first: 'to_balance' | 'to_stock',
): Promise<{ step: Step; askedAt: Date | null }> {
  const { db } = deps.db;
  const { wholesaler, orderReference, purchaseId, bundleName } = piece;
  const now = deps.now();
  const purchase = await readPurchase(db, purchaseId);
  if (!purchase) throw new Error(`order ${orderReference} is no purchase's`);
  const wholesaleCents = (await costOf(db, piece)) ?? purchase.wholesaleCents;
  const ids = { wholesaler, orderReference, purchaseId, bundleName };
  const row = { ...ids, wholesaleCents, beganAt: now, nextPollAt: now };
  await db
    .insert(providerReturnTable)
    .values({ ...row, state: first })
    .onConflictDoUpdate({
      target: [providerReturnTable.wholesaler, providerReturnTable.orderReference],
      set: { state: first, beganAt: now, endedAt: null, askedAt: null },
      setWhere: eq(providerReturnTable.state, 'kept'),
    });
  const [known] = await db
    .select({ state: providerReturnTable.state, askedAt: providerReturnTable.askedAt })
    .from(providerReturnTable)
    .where(isReturnOf(piece));
  return { step: known?.state === 'to_balance' ? 'to_balance' : 'to_stock', askedAt: known?.askedAt ?? null };
}

/** The cost of an order: a replacement may cost another amount than the plan that was sold. */
async function costOf(db: Db, { wholesaler: id, orderReference }: Piece): Promise<number | undefined> {
  const { wholesaler, reference, wholesaleCents } = providerOrderTable;
  const [order] = await db
    .select({ wholesaleCents })
    .from(providerOrderTable)
    .where(and(eq(wholesaler, id), eq(reference, orderReference)));
  return order?.wholesaleCents;
}

/** The audit's words for a step; none for a step that is only requested. */
const AUDIT_WORDS: Partial<Record<Step, string>> = {
  paid_back: 'the wholesaler paid back',
  in_stock: 'left in the stock of the wholesaler',
  lost: 'the wholesaler gave nothing back',
  kept: 'the wholesaler did not take it back',
};
const ENDS: ReadonlySet<Step> = new Set(['paid_back', 'lost', 'kept']);

/**
 * Moves a provider return to its next step, retried until the database accepts it. Returns false if it was no longer at `from`:
 * another process was faster.
 */
export async function moveReturn(
  deps: Deps,
  order: Pick<Piece, 'wholesaler' | 'orderReference'>,
  from: Step,
  to: Step,
  set: Partial<ProviderReturn> = {},
  onlyIf?: SQL,
): Promise<boolean> {
  const write = () =>
    deps.db.db.transaction(async (tx) => {
      const now = deps.now();
      const [moved] = await tx
        .update(providerReturnTable)
        .set({ nextPollAt: now, ...set, state: to, endedAt: ENDS.has(to) ? now : null })
        .where(and(isReturnOf(order), eq(providerReturnTable.state, from), onlyIf))
        .returning();
      const what = AUDIT_WORDS[to];
      // A piece refused by the inventory simply stays there.
      if (moved && what && !(from === 'giving_back' && to === 'in_stock')) {
        const { purchaseId, wholesaleCents, bundleName: why, orderReference: reference } = moved;
        const amount = ofBase(wholesaleCents);
        await recordAudit(deps, tx, { who: 'shop', what, why, purchaseId, amount, reference });
      }
      return moved !== undefined;
    });
  return deps.unwritten.write({ answer: `order ${to}`, reference: order.orderReference }, write);
}

export function isReturnOf({ wholesaler, orderReference }: Pick<Piece, 'wholesaler' | 'orderReference'>) {
  return and(
    eq(providerReturnTable.wholesaler, wholesaler),
    eq(providerReturnTable.orderReference, orderReference),
  );
}

function isOn(reading: BundleReading | null): reading is BundleReading & { id: string } {
  return reading !== null && Boolean(reading.id) && mayBeOnEsim(reading.state);
}
