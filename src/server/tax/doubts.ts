import { and, desc, gt, isNotNull, sql } from 'drizzle-orm';

import type { TaxDoubt } from '../../domain/tax/place-of-supply.ts';
import type { DbOrTx } from '../db/database.ts';
import { type PurchaseTax, purchaseTaxTable } from './tables.ts';

const { decidedAt, doubt } = purchaseTaxTable;

/** '2026-11', in UTC. */
const MONTH = sql<string>`to_char(${decidedAt} at time zone 'UTC', 'YYYY-MM')`;

/** The months of the purchases since then whose tax a person should look at, one for each. */
export function doubtsSince(db: DbOrTx, since: Date): Promise<{ month: string; doubt: TaxDoubt | null }[]> {
  return db
    .select({ month: MONTH, doubt })
    .from(purchaseTaxTable)
    .where(and(isNotNull(doubt), gt(decidedAt, since)));
}

/** Those of a month, newest first. */
export function doubtsIn(db: DbOrTx, month: string): Promise<PurchaseTax[]> {
  return db
    .select()
    .from(purchaseTaxTable)
    .where(and(isNotNull(doubt), sql`${MONTH} = ${month}`))
    .orderBy(desc(decidedAt));
}
