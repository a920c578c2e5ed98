import { sql } from 'drizzle-orm';

/** Of purchases whose eSIM was replaced: what each new one costs, and less than nothing for each old one that was paid back. In cents. */
export const REPLACEMENT_COSTS = sql`
  select purchase_id, wholesale_cents as cents from replacement where state in ('ordered', 'delivered')
  union all
  select old.purchase_id, -back.wholesale_cents from provider_order as old
  join provider_return as back on back.wholesaler = old.wholesaler and back.order_reference = old.reference
  where old.purchase_id in (select purchase_id from replacement) and old.outcome = 'replaced'
    and back.state = 'paid_back'`;
