import { sql } from 'drizzle-orm';

import type { Db } from '../../../src/server/db/database.ts';

/** Each use belongs to a purchase that can still be paid, or to a paid one; there are never more than the code allows. */
export async function promotionWrongs(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ words: string }>(sql`
    select code || ': ' || held || ' held, ' || paid || ' paid, ' || given_cents || ' given, and its purchases ' ||
      unpaid || ', ' || counted || ', ' || given as words
    from promotion_code, lateral (
      select count(*) filter (where state in ('created', 'paying')) as unpaid,
        count(*) filter (where state not in ('created', 'paying', 'abandoned')) as counted,
        coalesce(sum(discount_cents) filter (where state not in ('created', 'paying', 'abandoned')), 0) as given
      from purchase where promotion_id = promotion_code.id) as uses
    where held <> unpaid or paid <> counted or given_cents <> given or held + paid > most_uses`);
  return rows.map(({ words }) => words);
}
