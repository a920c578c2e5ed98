import { like } from 'drizzle-orm';

import type { Deps } from '../../../src/server/deps.ts';
import type { Limit } from '../../../src/server/http/rate-limit.ts';
import { rateLimitTable } from '../../../src/server/http/tables.ts';

/** Gives everybody counted by a limit so many earlier attempts. */
export async function countedBefore({ db }: Deps, { name }: Limit, count: number): Promise<void> {
  await db.db
    .update(rateLimitTable)
    .set({ count })
    .where(like(rateLimitTable.key, `${name} %`));
}
