import { RETENTION, spanBefore } from '../../domain/retention.ts';
import type { Deps } from '../deps.ts';
import { usersLastSeenBy } from '../identity/users.ts';
import { deleteAccount } from './delete-account.ts';

const BATCH = 100;

/** A transaction holds what it touches: one account at a time. Returns how many accounts of a batch went. */
export async function eraseAccounts(deps: Deps): Promise<number> {
  const before = spanBefore(deps.now(), RETENTION.account);
  let erased = 0;
  for (const id of await usersLastSeenBy(deps.db.db, before, BATCH)) {
    if (await deps.db.db.transaction((tx) => deleteAccount(deps, tx, id))) erased++;
  }
  return erased;
}
