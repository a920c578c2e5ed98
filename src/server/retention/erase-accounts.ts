import { asc, gt, lte, and } from 'drizzle-orm';

import { RETENTION, spanBefore } from '../../domain/retention.ts';
import { deleteAccount } from '../account/delete-account.ts';
import { userTable } from '../account/tables.ts';
import type { Deps } from '../deps.ts';

/** A transaction holds what it touches: one account at a time. Answers how many accounts went. */
export async function eraseAccounts(deps: Deps): Promise<number> {
  const before = spanBefore(deps.now(), RETENTION.account);
  let erased = 0;
  for (let last = ''; ;) {
    const [user] = await deps.db.db
      .select({ id: userTable.id })
      .from(userTable)
      .where(and(lte(userTable.lastSeenAt, before), gt(userTable.id, last)))
      .orderBy(asc(userTable.id))
      .limit(1);
    if (!user) return erased;
    last = user.id;
    if (await deps.db.db.transaction((tx) => deleteAccount(deps, tx, user.id))) erased++;
  }
}
