import { and, eq, inArray, lte } from 'drizzle-orm';

import { canMove, type PurchaseState } from '../../domain/checkout/purchase-state.ts';
import { UNCLEAR_MINUTES } from '../../domain/operators/cases.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { type Purchase, purchaseTable } from './tables.ts';

export interface Move {
  id: string;
  /** The states from which the caller expects to move the purchase; in any other state it is left alone. */
  from: readonly PurchaseState[];
  to: PurchaseState;
  at: Date;
  set?: Partial<Omit<typeof purchaseTable.$inferInsert, 'id' | 'state' | 'stateSince'>>;
  /** As the caller saw it. */
  onlyIf?: { orderAttempts?: number; leaseHolder?: string; leaseEndedBy?: Date };
}

/**
 * The only way a purchase changes its state: one guarded UPDATE, refused if the table of moves does not contain it. Returns the
 * purchase after the move, or null if it was not as expected (any more), because somebody else was faster. Call it in one short
 * transaction with the rows that belong to the move, or alone if there are none.
 */
export async function movePurchase(db: DbOrTx, move: Move): Promise<Purchase | null> {
  const { id, at, set, onlyIf } = move;
  const { from, to } = guarded(move);
  const [moved] = await db
    .update(purchaseTable)
    .set({ nextPollAt: at, ...set, state: to, stateSince: at })
    .where(and(eq(purchaseTable.id, id), inArray(purchaseTable.state, [...from]), isAsSeen(onlyIf)))
    .returning();
  return moved ?? null;
}

/** It is unknown whether the wholesaler took an order. If that lasts long enough, it becomes a case. */
export async function becomeUnclear(
  deps: Pick<Deps, 'queue'>,
  tx: Tx,
  move: Omit<Move, 'from' | 'to'>,
): Promise<Purchase | null> {
  const set = { leaseUntil: null, ...move.set };
  const unclear = await movePurchase(tx, { ...move, from: ['ordering'], to: 'unclear', set });
  if (unclear) {
    const afterSeconds = UNCLEAR_MINUTES * 60 + 1;
    await deps.queue.send('cases.settle', { kinds: ['unclear_order'] }, { tx, afterSeconds });
  }
  return unclear;
}

/** The states of a move, also for one made by a function of the database; refused if the table of moves does not contain it. */
export function guarded({ from, to }: Pick<Move, 'from' | 'to'>): Pick<Move, 'from' | 'to'> {
  const forbidden = from.find((state) => !canMove(state, to));
  if (forbidden) throw new Error(`a purchase never moves from ${forbidden} to ${to}`);
  return { from, to };
}

function isAsSeen({ orderAttempts, leaseHolder, leaseEndedBy }: Move['onlyIf'] = {}) {
  return and(
    orderAttempts === undefined ? undefined : eq(purchaseTable.orderAttempts, orderAttempts),
    leaseHolder === undefined ? undefined : eq(purchaseTable.leaseHolder, leaseHolder),
    leaseEndedBy && lte(purchaseTable.leaseUntil, leaseEndedBy),
  );
}
