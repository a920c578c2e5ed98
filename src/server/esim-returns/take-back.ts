import { and, eq, exists, inArray, ne, or, sql } from 'drizzle-orm';

import type { Actor } from '../audit/actors.ts';
import { lastToAsk, recordAudit } from '../audit/record-audit.ts';
import { inAnyOrder } from '../db/columns.ts';
import type { DbOrTx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { esimOfPurchase, type OwnedEsim } from '../esims/queries.ts';
import { providerReturnTable, userEsimTable } from '../esims/tables.ts';
import { flagForReview } from '../purchase/flag-for-review.ts';
import { purchasesPaidBackSince } from '../purchase/joinable.ts';
import type { Purchase } from '../purchase/tables.ts';
import { type TakenOff, takeOff } from './take-off.ts';

/** How many days we try to take back the eSIM of a purchase that was refunded in a dashboard. */
const TRY_DAYS = 7;

/**
 * Refunded purchases, or ones being refunded, whose eSIM is still there: the refund was made in a dashboard and the job was lost or
 * failed, or the wholesaler has yet to decide.
 */
export function purchasesToEmpty(db: DbOrTx, now: Date, limit: number): Promise<Pick<Purchase, 'id'>[]> {
  const paidBack = purchasesPaidBackSince(new Date(now.getTime() - TRY_DAYS * 86_400_000));
  const isUnderWay = db
    .select({ one: sql`1` })
    .from(providerReturnTable)
    .where(
      and(
        eq(providerReturnTable.wholesaler, paidBack.wholesaler),
        eq(providerReturnTable.orderReference, userEsimTable.orderReference),
        inArray(providerReturnTable.state, ['to_balance', 'to_stock']),
      ),
    );
  return db
    .select({ id: paidBack.id })
    .from(paidBack)
    .innerJoin(userEsimTable, eq(userEsimTable.purchaseId, paidBack.id))
    .where(and(ne(userEsimTable.status, 'cancelled'), or(paidBack.isOutside, exists(isUnderWay))))
    .orderBy(inAnyOrder)
    .limit(limit);
}

/** Takes back the eSIM of a refunded purchase; if the wholesaler refuses, calls a person. */
export async function takeBackOrFlag(deps: Deps, purchaseId: string): Promise<void> {
  const owned = await esimOfPurchase(deps.db.db, purchaseId);
  if (!owned || (await takeBack(deps, owned, 'shop', 'its money went back')) !== 'kept') return;
  await flagForReview(deps.db.db, purchaseId, 'refunded, and the wholesaler does not take the eSIM back');
}

/**
 * Takes the bundle of a purchase off its eSIM, so that nobody uses a plan that is no longer paid for. Safe to repeat, and must be
 * repeated while the wholesaler has yet to decide. If the purchase has a new eSIM meanwhile, that one stays.
 */
export async function takeBack(
  deps: Deps,
  { row, esim }: OwnedEsim,
  who: Actor,
  why: string,
): Promise<TakenOff> {
  const { purchaseId, orderReference } = row;
  const end = await takeOff(deps, { ...row, wholesaler: esim.wholesaler });
  if (end !== 'gone') return end;
  const write = () =>
    deps.db.db.transaction(async (tx) => {
      const [cancelled] = await tx
        .update(userEsimTable)
        .set({ status: 'cancelled' })
        .where(
          and(
            eq(userEsimTable.id, row.id),
            eq(userEsimTable.orderReference, orderReference),
            ne(userEsimTable.status, 'cancelled'),
          ),
        )
        .returning();
      if (cancelled) {
        const by = who === 'operator' ? await lastToAsk(tx, purchaseId) : { who };
        await recordAudit(deps, tx, {
          ...by,
          what: 'eSIM taken back',
          why,
          purchaseId,
          reference: orderReference,
        });
      }
    });
  await deps.unwritten.write({ answer: 'eSIM taken back', purchaseId, reference: orderReference }, write);
  return 'gone';
}
