import { randomUUID } from 'node:crypto';

import { and, desc, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { type PgUpdateSetSource, union } from 'drizzle-orm/pg-core';

import type { PromotionAmounts } from '../../domain/operators/pricing/promotion-schema.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { Db, DbOrTx, Tx } from '../db/database.ts';
import { byTime, countRows, type RowCount, type TimePage } from '../db/list-page.ts';
import { type PromotionCode, promotionCodeTable } from './tables.ts';

export const PROMOTION_STATES = ['running', 'ended'] as const;
type PromotionState = (typeof PROMOTION_STATES)[number];

/** Codes, newest first; only those after a place. `running`: not over yet, even if it begins later. */
export function listPromotions(
  db: DbOrTx,
  filter: PromotionFilter,
  page: TimePage,
): Promise<PromotionCode[]> {
  const { behind, order } = byTime(promotionCodeTable.createdAt, promotionCodeTable.id, page);
  return db
    .select()
    .from(promotionCodeTable)
    .where(and(fits(filter), behind))
    .orderBy(...order)
    .limit(page.limit);
}

export function countPromotions(db: Db, filter: PromotionFilter): Promise<RowCount> {
  return countRows(db, (tx) =>
    tx
      .select({ one: sql`1` })
      .from(promotionCodeTable)
      .where(fits(filter)),
  );
}

interface PromotionFilter {
  state?: PromotionState | undefined;
  now: Date;
}

function fits({ state, now }: PromotionFilter): SQL | undefined {
  const { endsAt } = promotionCodeTable;
  return and(
    state === 'running' ? or(isNull(endsAt), gt(endsAt, now)) : undefined,
    state === 'ended' ? lte(endsAt, now) : undefined,
  );
}

/** More than a shop has in use, and few enough to read for a search. */
const MOST_SEARCHED = 1000;

/** The newest codes, and the one that is called this, however old. */
export function newestCodes(db: DbOrTx, called: string): Promise<Pick<PromotionCode, 'code' | 'note'>[]> {
  const { code, note, createdAt, id } = promotionCodeTable;
  const newest = db
    .select({ code, note })
    .from(promotionCodeTable)
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST_SEARCHED);
  const exact = db
    .select({ code, note })
    .from(promotionCodeTable)
    .where(eq(code, called.trim().toUpperCase()));
  return union(newest, exact);
}

/** @throws Problem `no_promotion` */
export async function promotionNamed(db: DbOrTx, code: string): Promise<PromotionCode> {
  const [found] = await db.select().from(promotionCodeTable).where(eq(promotionCodeTable.code, code));
  if (!found) throw new Problem('no_promotion');
  return found;
}

/** A code's terms, everything an operator sets except its name. */
export type PromotionTerms = { amounts: PromotionAmounts } & Pick<
  PromotionCode,
  | 'percentBp'
  | 'amountCents'
  | 'startsAt'
  | 'endsAt'
  | 'mostUses'
  | 'mostPerMailbox'
  | 'firstOrder'
  | 'places'
  | 'belowFloor'
  | 'note'
>;

/** @throws Problem `promotion_exists` if there is, or was, a code of that name */
export async function makePromotion(
  tx: Tx,
  made: PromotionTerms & Pick<PromotionCode, 'code' | 'operatorId' | 'createdAt'>,
): Promise<PromotionCode> {
  const [promotion] = await tx
    .insert(promotionCodeTable)
    .values({ id: randomUUID(), ...made })
    .onConflictDoNothing({ target: promotionCodeTable.code })
    .returning();
  if (!promotion) throw new Problem('promotion_exists');
  return promotion;
}

type Seen = Pick<PromotionCode, 'id' | 'version'>;

/** Changes a code. @throws Problem `changed_by_another` if it has changed since the caller saw it */
export function changePromotion(tx: Tx, seen: Seen, terms: PromotionTerms): Promise<PromotionCode> {
  return update(tx, seen, terms);
}

/**
 * Ends a code, by the database's clock; one that has ended stays unchanged.
 * @throws Problem `changed_by_another` if it has changed since the caller saw it
 */
export function endPromotion(tx: Tx, seen: Seen): Promise<PromotionCode> {
  const { startsAt, endsAt } = promotionCodeTable;
  return update(tx, seen, {
    // A code that has not begun never will.
    startsAt: sql`case when ${startsAt} < now() then ${startsAt} end`,
    endsAt: sql`least(${endsAt}, now())`,
  });
}

async function update(
  tx: Tx,
  { id, version }: Seen,
  set: PgUpdateSetSource<typeof promotionCodeTable>,
): Promise<PromotionCode> {
  const [changed] = await tx
    .update(promotionCodeTable)
    .set({ ...set, version: version + 1 })
    .where(and(eq(promotionCodeTable.id, id), eq(promotionCodeTable.version, version)))
    .returning();
  if (!changed) throw new Problem('changed_by_another');
  return changed;
}
