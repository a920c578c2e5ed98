import { eq, sql } from 'drizzle-orm';

import { type CodeRefusal, isCodeRefusal } from '../../domain/operators/pricing/promotion-code.ts';
import type { Db } from '../db/database.ts';
import { databaseFunction, statement, valueOf } from '../db/statement.ts';
import { type PromotionCode, promotionCodeTable } from './tables.ts';

/** A code, and whether it is valid now. */
export interface FoundPromotion {
  promotion: PromotionCode;
  /** By the database's clock, which all processes share; null if it is valid. */
  refusal: CodeRefusal | null;
}

const byCode = statement((db) => {
  const { code, startsAt, endsAt, mostUses, held, paid } = promotionCodeTable;
  const refusal = sql<CodeRefusal | null>`case when ${startsAt} > now() then 'not_yet' when ${endsAt} <= now() then 'ended'
    when ${held} + ${paid} >= ${mostUses} then 'used_up' end`;
  return db
    .select({ promotion: promotionCodeTable, refusal })
    .from(promotionCodeTable)
    .where(eq(code, sql.placeholder('code')));
});

/** Null if there is no such code. */
export async function findPromotion(db: Db, code: string): Promise<FoundPromotion | null> {
  const [found] = await byCode(db, { code });
  return found ?? null;
}

const refusalFor = databaseFunction('promotion_refusal', valueOf);
const NO_PURCHASE = '00000000-0000-0000-0000-000000000000';

/** Why an address's mailbox can't use a code; null if it can. */
export async function mailboxRefusal(
  db: Db,
  promotion: string,
  address: string,
): Promise<CodeRefusal | null> {
  const [told] = await refusalFor(db, { promotion, purchase: NO_PURCHASE, address });
  return typeof told?.value === 'string' && isCodeRefusal(told.value) ? told.value : null;
}

/** The database's error when it refuses a code to a purchase. */
const REFUSED = 'SB002';

/** Why the database refused a code to a purchase; null for every other error. */
export function promotionRefusal(error: unknown): CodeRefusal | null {
  for (let seen = error; seen instanceof Error; seen = seen.cause)
    if ('code' in seen && seen.code === REFUSED && isCodeRefusal(seen.message)) return seen.message;
  return null;
}
