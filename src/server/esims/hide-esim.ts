import { eq } from 'drizzle-orm';

import type { Deps } from '../deps.ts';
import { announceEsims } from './announce-esims.ts';
import type { OwnedEsim } from './queries.ts';
import { userEsimTable } from './tables.ts';

/** Hides an eSIM from its owner's list, or shows it again: it remains theirs, and works as before. A repeat changes nothing. */
export async function hideEsim(
  deps: Pick<Deps, 'db' | 'now'>,
  owned: OwnedEsim,
  hidden: boolean,
): Promise<OwnedEsim> {
  if (owned.row.hidden === hidden) return owned;
  const now = deps.now();
  const set = { hidden, hiddenAt: hidden ? now : null };
  await deps.db.db.transaction(async (tx) => {
    await tx.update(userEsimTable).set(set).where(eq(userEsimTable.id, owned.row.id));
    await announceEsims(tx, [owned.purchase.id], now);
  });
  return { ...owned, row: { ...owned.row, ...set } };
}
