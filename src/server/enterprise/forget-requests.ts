import { sql } from 'drizzle-orm';

import type { Db, Tx } from '../db/database.ts';
import { deleteBatch } from '../db/delete-batch.ts';
import { enterpriseRequestTable } from './tables.ts';

/** Deletes a batch of the requests made at or before `until`. Returns how many. */
export function forgetRequests(db: Db, until: Date): Promise<number> {
  return deleteBatch(db, enterpriseRequestTable.createdAt, until);
}

/** Deletes the requests from an address. Returns how many. */
export async function forgetRequestsOf(tx: Tx, address: string): Promise<number> {
  const gone = await tx
    .delete(enterpriseRequestTable)
    .where(sql`lower(${enterpriseRequestTable.email}) = ${address.toLowerCase()}`)
    .returning({ id: enterpriseRequestTable.id });
  return gone.length;
}
