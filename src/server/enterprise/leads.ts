import { and, desc, eq, sql } from 'drizzle-orm';

import type { LeadState } from '../../domain/enterprise/lead-state.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
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
export function listLeads(
  db: DbOrTx,
  { state, ownerId }: LeadFilter,
  { after, limit }: { after: LeadPlace | null; limit: number },
): Promise<StoredRequest[]> {
  const { createdAt, id } = enterpriseRequestTable;
  return db
    .select()
    .from(enterpriseRequestTable)
    .where(
      and(
        state && eq(enterpriseRequestTable.state, state),
        ownerId === undefined ? undefined : eq(enterpriseRequestTable.ownerId, ownerId),
        after
          ? sql`(${createdAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
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
