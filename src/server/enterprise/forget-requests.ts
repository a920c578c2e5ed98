import type { Db } from '../db/database.ts';
import { deleteBatch } from '../db/delete-batch.ts';
import { enterpriseRequestTable } from './tables.ts';

/** Deletes a batch of the requests that are as old as `until`. Returns how many. */
export function forgetRequests(db: Db, until: Date): Promise<number> {
  return deleteBatch(db, enterpriseRequestTable.createdAt, until);
}
