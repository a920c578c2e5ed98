import { deleteMerge, mergesAfter } from '../audit/customer-merges.ts';
import type { Db } from '../db/database.ts';
import { verifiedUsersAt } from '../identity/find-users.ts';
import { usersById } from '../identity/users.ts';
import { guestAddressesAmong } from '../purchase/erase.ts';

const BATCH = 200;
/** Sorts before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Deletes operators' merges with an account or a guest that the shop no longer knows. Returns how many. */
export async function forgetMerges(db: Db): Promise<number> {
  let forgotten = 0;
  let after = FIRST;
  for (;;) {
    const merges = await mergesAfter(db, after, BATCH);
    const keys = merges.flatMap(({ one, other }) => [one, other]);
    const addresses = keys.filter((key) => key.includes('@'));
    const users = await usersById(
      db,
      keys.filter((key) => !key.includes('@')),
    );
    const owned = await verifiedUsersAt(db, addresses);
    const guests = await guestAddressesAmong(db, addresses);
    const isKnown = (key: string) => users.has(key) || owned.has(key) || guests.has(key);
    for (const { id, one, other } of merges)
      if (!isKnown(one) || !isKnown(other)) {
        await deleteMerge(db, id);
        forgotten++;
      }
    const last = merges.at(-1);
    if (!last || merges.length < BATCH) return forgotten;
    after = last.id;
  }
}
