import { asc, lte } from 'drizzle-orm';

import { RETENTION, spanBefore } from '../../../domain/retention.ts';
import { userTable } from '../../account/identity/tables.ts';
import type { Deps } from '../../deps.ts';
import { deleteAccount } from './delete-account.ts';

const BATCH = 100;

/** A transaction holds what it touches: one account at a time. Returns how many accounts of a batch went. */
export async function eraseAccounts(deps: Deps): Promise<number> {
  const users = await deps.db.db
    .select({ id: userTable.id })
    .from(userTable)
    .where(lte(userTable.lastSeenAt, spanBefore(deps.now(), RETENTION.account)))
    .orderBy(asc(userTable.lastSeenAt))
    .limit(BATCH);
  let erased = 0;
  for (const { id } of users) {
    if (await deps.db.db.transaction((tx) => deleteAccount(deps, tx, id))) erased++;
  }
  return erased;
}
