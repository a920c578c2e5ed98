import { sql } from 'drizzle-orm';

import { priceRuleSchema } from '../../../src/domain/operators/pricing/price-rules-schema.ts';
import type { PriceRule } from '../../../src/domain/operators/pricing/price-rules.ts';
import type { DbOrTx } from '../../../src/server/db/database.ts';
import { priceListTable } from '../../../src/server/pricing/tables.ts';

/** Writes rules as the next price list, just as publishing leaves them in the database. */
export async function setRules(
  db: DbOrTx,
  rules: readonly (Partial<PriceRule> & Pick<PriceRule, 'scope'>)[],
  belowFloor: 'sell' | 'hold' | 'hide' = 'hold',
): Promise<void> {
  await db.insert(priceListTable).values({
    version: sql`(select max(version) + 1 from price_list)`,
    rules: [{ scope: 'global' as const }, ...rules].map((rule) =>
      priceRuleSchema.parse({ markup_bp: 2500, ...rule }),
    ),
    belowFloor,
    why: '',
  });
}
