import { randomUUID } from 'node:crypto';

import { and, eq, inArray } from 'drizzle-orm';

import { beforeProviderOrder } from '../../domain/checkout/provider-order-state.ts';
import { buyerView } from '../../domain/checkout/purchase-state.ts';
import { BASE_CURRENCY } from '../../domain/currencies.ts';
import {
  beforeReplacement,
  MAX_REPLACEMENTS,
  type NoReplacement,
  OPEN_REPLACEMENTS,
} from '../../domain/esims/replacement-state.ts';
import { ofBase } from '../../domain/money.ts';
import type { Minor } from '../../domain/money.ts';
import { whyNot as mayNot } from '../../domain/orders/order-acts.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { letMoneyOut, type Sender } from '../audit/money-out.ts';
import { lastToAsk, recordAudit, refuseStale } from '../audit/record-audit.ts';
import { sourceAt } from '../catalog/answers.ts';
import { findOffer } from '../catalog/queries.ts';
import { inAnyOrder } from '../db/columns.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { knownOrder } from '../esims/known-order.ts';
import { esimOfPurchase, isShared } from '../esims/queries.ts';
import { providerOrderTable, type Replacement, replacementTable } from '../esims/tables.ts';
import { movePurchase } from '../purchase/move-purchase.ts';
import { restOf } from '../purchase/open-refunds.ts';
import { acceptedPayment } from '../purchase/payments.ts';
import { lockPurchase, plansOnTheirWayTo, readPurchase } from '../purchase/purchases.ts';
import type { Purchase } from '../purchase/tables.ts';
import { takingsOf } from '../tax/takings.ts';
import { takeBack } from './take-back.ts';

export interface ReplacementRequest {
  why: string;
  by: Sender;
  /** The newest audit entry that the caller has seen. */
  seen?: number | undefined;
}

/**
 * Replaces the eSIM of a delivered purchase: takes the old one back first, if possible, then the purchase waits for a new
 * provider order. If the new eSIM cannot be had, the purchase is refunded as any other. Throws `not_replaceable` with the reason;
 * the recover job continues what breaks off half-way.
 */
export async function replaceEsim(
  deps: Deps,
  purchase: Purchase,
  { why, by, seen }: ReplacementRequest,
): Promise<void> {
  const cents = await replacementCost(deps, purchase);
  const asked = await deps.db.db.transaction(async (tx) => {
    const current = await lockPurchase(tx, purchase.id);
    await refuseStale(tx, purchase.id, seen);
    const no = current ? await whyNot(tx, current) : 'not_delivered';
    if (no !== null) throw new Problem('not_replaceable', { why: no });
    if (cents === null) throw new Problem('not_replaceable', { why: 'not_sold' });
    const { id: purchaseId } = purchase;
    await letMoneyOut(deps, tx, by, { purchaseId, cents });
    const number = (await replacementsOf(tx, purchaseId)).length + 1;
    const [row] = await tx
      .insert(replacementTable)
      .values({
        id: randomUUID(),
        purchaseId,
        number,
        state: 'asked',
        wholesaleCents: cents,
        why,
        askedAt: deps.now(),
      })
      .returning();
    const { operatorId, origin } = by;
    const entry = { who: 'operator' as const, operatorId, origin, what: 'replacement asked for', why };
    await recordAudit(deps, tx, { ...entry, purchaseId, amount: ofBase(cents) });
    return row;
  });
  if (asked) await goOnReplacing(deps, asked);
}

/** The wholesaler's current price for an eSIM like a purchase's; null if the plan is no longer sold. */
export async function replacementCost(
  { db, settings, catalog }: Pick<Deps, 'db' | 'settings' | 'catalog'>,
  { bundleName, countryCode, wholesaler }: Purchase,
): Promise<Minor | null> {
  const offer = await findOffer(db.db, bundleName, countryCode, takingsOf(settings), BASE_CURRENCY);
  if (!offer || offer.wholesaler === wholesaler) return offer?.wholesale ?? null;
  return sourceAt(catalog.current(), { bundleName, countryCode }, wholesaler)?.cents ?? null;
}

/** Why a purchase's eSIM cannot be replaced; null if it can. */
export async function whyNot(db: DbOrTx, purchase: Purchase): Promise<NoReplacement | null> {
  const { id } = purchase;
  const owned = await esimOfPurchase(db, id);
  const no = mayNot('replace', knownOrder(purchase, owned));
  if (no !== null) return no;
  const payment = await acceptedPayment(db, id);
  if (!payment || (await restOf(db, payment)) === 0) return 'nothing_left';
  if (!owned) return 'not_delivered';
  const isAwaited = (await plansOnTheirWayTo(db, owned.row.iccid)).length > 0;
  if (isAwaited || (await isShared(db, owned.row))) return 'shared';
  return (await replacementsOf(db, id)).length < MAX_REPLACEMENTS ? null : 'too_often';
}

/** All replacements of a purchase's eSIM. */
export function replacementsOf(db: DbOrTx, purchaseId: string): Promise<Replacement[]> {
  return db
    .select()
    .from(replacementTable)
    .where(eq(replacementTable.purchaseId, purchaseId))
    .orderBy(replacementTable.number);
}

/** Some of the unfinished replacements. */
export function openReplacements(db: DbOrTx, limit: number): Promise<Replacement[]> {
  return db
    .select()
    .from(replacementTable)
    .where(inArray(replacementTable.state, OPEN_REPLACEMENTS))
    .orderBy(inAnyOrder)
    .limit(limit);
}

/** Takes the old eSIM back and orders the new one; ends a replacement that its purchase no longer waits for. Safe to repeat. */
export async function goOnReplacing(deps: Deps, { id, purchaseId, state, why }: Replacement): Promise<void> {
  if (state === 'ordered') return endReturned(deps, { id, purchaseId });
  const owned = await esimOfPurchase(deps.db.db, purchaseId);
  // Asked after the eSIM is read: another process may have replaced it, and then the new one would be taken back.
  if (!(await isAsked(deps.db.db, id))) return;
  // Even if the old eSIM stays, or that is decided later: the buyer does not wait for it.
  if (owned) await takeBack(deps, owned, 'operator', why);
  await deps.db.db.transaction(async (tx) => {
    const now = deps.now();
    await lockPurchase(tx, purchaseId);
    if (!(await move(tx, id, 'ordered', now))) return;
    const moved = await movePurchase(tx, {
      id: purchaseId,
      from: ['provisioned', 'delivered'],
      to: 'paid',
      at: now,
      set: { lastError: null, leaseUntil: null, replacingSince: now },
    });
    if (!moved) {
      await move(tx, id, 'refused', now);
      return;
    }
    const [old] = await tx
      .update(providerOrderTable)
      .set({ outcome: 'replaced', outcomeAt: now })
      .where(
        and(
          eq(providerOrderTable.purchaseId, purchaseId),
          inArray(providerOrderTable.outcome, beforeProviderOrder('replaced')),
        ),
      )
      .returning();
    const reference = old?.reference ?? null;
    const by = await lastToAsk(tx, purchaseId);
    await recordAudit(deps, tx, { ...by, what: 'eSIM replaced', why, purchaseId, reference });
    await deps.queue.send('purchase.fulfil', { purchaseId }, { tx });
  });
}

/** The new eSIM could not be had, and the money was refunded. */
async function endReturned(
  deps: Deps,
  { id, purchaseId }: Pick<Replacement, 'id' | 'purchaseId'>,
): Promise<void> {
  const purchase = await readPurchase(deps.db.db, purchaseId);
  const view = purchase && buyerView(purchase.state);
  if (view === 'refunding' || view === 'refunded')
    await deps.db.db.transaction((tx) => move(tx, id, 'refused', deps.now()));
}

async function isAsked(db: DbOrTx, id: string): Promise<boolean> {
  const [row] = await db
    .select({ state: replacementTable.state })
    .from(replacementTable)
    .where(eq(replacementTable.id, id));
  return row?.state === 'asked';
}

async function move(tx: Tx, id: string, to: Replacement['state'], at: Date): Promise<boolean> {
  const moved = await tx
    .update(replacementTable)
    .set({ state: to, endedAt: to === 'ordered' ? null : at })
    .where(and(eq(replacementTable.id, id), inArray(replacementTable.state, beforeReplacement(to))))
    .returning({ id: replacementTable.id });
  return moved.length > 0;
}
