import { and, desc, eq, sql } from 'drizzle-orm';

import type { LeadState } from '../../domain/enterprise/lead-state.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { enterpriseRequestTable, type StoredRequest } from './tables.ts';

/** Which requests an operator asks for. */
export interface LeadFilter {
  state?: LeadState | undefined;
  ownerId?: string | undefined;
}

/** A place in the list: everything behind it is older, or as old with a smaller id. */
export interface LeadPlace {
  at: Date;
  id: string;
}

/** Requests, the newest first, those behind a place alone. */
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

/** Those that came from an address, the newest first. */
export function leadsFrom(db: DbOrTx, address: string): Promise<StoredRequest[]> {
  return db
    .select()
    .from(enterpriseRequestTable)
    .where(sql`lower(${enterpriseRequestTable.email}) = ${address.toLowerCase()}`)
    .orderBy(desc(enterpriseRequestTable.createdAt));
}

/** Changes one that is as its caller saw it; null where it is not. */
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
