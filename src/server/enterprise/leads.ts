import { and, desc, eq, sql, type SQL } from 'drizzle-orm';

import type { LeadState } from '../../domain/enterprise/lead-state.ts';
import type { Db, DbOrTx, Tx } from '../db/database.ts';
import { byTime, countRows, type RowCount, type TimePage } from '../db/list-page.ts';
import { enterpriseRequestTable, type StoredRequest } from './tables.ts';

/** Which leads to list. */
export interface LeadFilter {
  state?: LeadState | undefined;
  ownerId?: string | undefined;
}

/** A place in the list: everything after it is older, or equally old with a smaller id. */
export interface LeadPlace {
  at: Date;
  id: string;
}

/** Leads, newest first; only those after a place. */
export function listLeads(db: DbOrTx, filter: LeadFilter, page: TimePage): Promise<StoredRequest[]> {
  const { behind, order } = byTime(enterpriseRequestTable.createdAt, enterpriseRequestTable.id, page);
  return db
    .select()
    .from(enterpriseRequestTable)
    .where(and(fits(filter), behind))
    .orderBy(...order)
    .limit(page.limit);
}

export function countLeads(db: Db, filter: LeadFilter): Promise<RowCount> {
  return countRows(db, (tx) =>
    tx
      .select({ one: sql`1` })
      .from(enterpriseRequestTable)
      .where(fits(filter)),
  );
}

function fits({ state, ownerId }: LeadFilter): SQL | undefined {
  return and(
    state && eq(enterpriseRequestTable.state, state),
    ownerId === undefined ? undefined : eq(enterpriseRequestTable.ownerId, ownerId),
  );
}

export async function readLead(db: DbOrTx, id: string): Promise<StoredRequest | null> {
  const [lead] = await db.select().from(enterpriseRequestTable).where(eq(enterpriseRequestTable.id, id));
  return lead ?? null;
}

/** The leads from an address, newest first. */
export function leadsFrom(db: DbOrTx, address: string): Promise<StoredRequest[]> {
  return db
    .select()
    .from(enterpriseRequestTable)
    .where(sql`lower(${enterpriseRequestTable.email}) = ${address.toLowerCase()}`)
    .orderBy(desc(enterpriseRequestTable.createdAt));
}

/** Changes a lead unless it has changed since the caller saw it; null if it has. */
export async function changeLead(
  tx: Tx,
  { id, version }: Pick<StoredRequest, 'id' | 'version'>,
  set: Partial<Pick<StoredRequest, 'state' | 'ownerId' | 'note'>> & { changedAt: Date },
): Promise<StoredRequest | null> {
  const [changed] = await tx
    .update(enterpriseRequestTable)
    .set({ ...set, version: version + 1 })
    .where(and(eq(enterpriseRequestTable.id, id), eq(enterpriseRequestTable.version, version)))
    .returning();
  return changed ?? null;
}
