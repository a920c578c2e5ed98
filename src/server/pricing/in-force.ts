import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

import { BELOW_FLOOR, type Pricing } from '../../domain/operators/pricing/price-rules.ts';
import { jsonFrom, wellFormed } from '../db/json-column.ts';
import { storedRulesSchema } from './tables.ts';

const pricingSchema = z.object({ belowFloor: z.enum(BELOW_FLOOR), rules: storedRulesSchema });

const NOW = sql`coalesce((rule ->> 'from')::timestamptz <= now(), true) and coalesce((rule ->> 'until')::timestamptz > now(), true)`;

/**
 * The price rules in force by the database's clock, which all processes share; {@link asPricing} reads the result.
 * @param about narrows the rules, each of which it knows as `rule`
 */
export function pricingNow(about: SQL = sql`true`): SQL<string> {
  return sql<string>`(select jsonb_build_object('belowFloor', below_floor, 'rules',
      (select coalesce(jsonb_agg(rule order by at), '[]') from jsonb_array_elements(rules) with ordinality as each (rule, at)
        where ${NOW} and ${about}))::text
    from price_list order by version desc limit 1)`;
}

/** Reads the result of {@link pricingNow}. @throws MalformedRow */
export function asPricing(text: string): Pricing {
  return wellFormed(jsonFrom('price_list.rules', pricingSchema, JSON.parse(text)), 'in force');
}
