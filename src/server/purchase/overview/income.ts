import { type SQL, sql } from 'drizzle-orm';

import type { Income, IncomePart } from '../../../domain/operators/income.ts';
import { STORED_DUPLICATE } from '../../db/columns.ts';
import type { DbOrTx } from '../../db/database.ts';
import { BASE_AMOUNT, BASE_FEE, ESTIMATED_FEE, IS_SETTLED } from '../tables.ts';
import { LOST, MISSING } from './lost.ts';

/** A part of the total. Of a currency, the last two are in that currency; of any other part they mean nothing. */
export type IncomeRow = Income & { name: string; own_gross: number; own_refunds: number };

/** The name of each part of the total. */
const NAMES: Record<IncomePart, SQL> = {
  day: sql`to_char(event.at at time zone 'UTC', 'YYYY-MM-DD')`,
  month: sql`to_char(event.at at time zone 'UTC', 'YYYY-MM')`,
  country: sql`purchase.country_code`,
  plan: sql`purchase.bundle_name`,
  method: sql`coalesce(accepted.wallet, purchase.paid_method, '')`,
  partner: sql`coalesce(purchase.via, '')`,
  currency: sql`purchase.currency`,
};

/**
 * Income and expenses in a period in dollars, each on its own day by UTC: parts with the highest sales first, days and months in order. A
 * duplicate payment counts neither as a sale nor as a refund, but its fee does. What nobody has read yet is estimated: a payment's fee
 * by the table of methods, a refund's as none, for processors keep the fee.
 * @param costs what purchases cost: a query of `purchase_id`, `at` and `cents`
 */
export async function incomeBetween(
  db: DbOrTx,
  by: IncomePart,
  { from, to }: { from: Date; to: Date },
  costs: SQL,
): Promise<IncomeRow[]> {
  const within = (at: SQL) =>
    sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${to.toISOString()}::timestamptz`;
  const isInOrder = by === 'day' || by === 'month';
  const { rows } = await db.execute<IncomeRow & Record<string, unknown>>(sql`
    with event as (
      select purchase_id, settled_at as at, (status = 'accepted')::int as orders,
        case when status = 'accepted' then ${BASE_AMOUNT} else 0 end as gross, 0 as refunds, 0 as disputes,
        coalesce(${BASE_FEE}, ${ESTIMATED_FEE}) as fees, case when fee_cents is null then ${ESTIMATED_FEE} else 0 end as estimated,
        0 as cost, (fee_cents is null)::int as unread,
        case when status = 'accepted' then amount_cents else 0 end as own_gross, 0 as own_refunds
      from payment where ${IS_SETTLED} and ${within(sql`settled_at`)}
      union all
      select purchase_id, settled_at, 0, 0, case when reason = ${STORED_DUPLICATE} then 0 else ${BASE_AMOUNT} end, 0,
        coalesce(${BASE_FEE}, 0), 0, 0, (fee_cents is null and reference is not null)::int,
        0, case when reason = ${STORED_DUPLICATE} then 0 else amount_cents end
      from refund where status = 'succeeded' and ${within(sql`settled_at`)}
      union all
      select id, dispute_lost_at, 0, 0, 0, ${LOST}, 0, 0, 0, 0, 0, 0
      from purchase where ${within(sql`dispute_lost_at`)}
      union all
      select purchase_id, opened_at, 0, 0, 0, case when outcome = 'over' then coalesce(${MISSING}, 0) else 0 end,
        coalesce(${BASE_FEE}, 0), 0, 0, 0, 0, 0
      from dispute where ${within(sql`opened_at`)}
        and exists (select from payment where payment.id = dispute.payment_id and ${IS_SETTLED})
      union all
      select purchase_id, at, 0, 0, 0, 0, 0, 0, cents, 0, 0, 0 from (${costs}) as spent where ${within(sql`at`)}
    )
    select ${NAMES[by]} as name, ${SUMS}
    from ${isInOrder ? sql`event` : joined(by)}
    group by 1 order by ${isInOrder ? sql`1` : sql`3 desc, 1`}`);
  return rows;
}

const SUMS = sql.join(
  [
    'orders',
    'gross',
    'refunds',
    'disputes',
    'fees',
    'estimated',
    'cost',
    'unread',
    'own_gross',
    'own_refunds',
  ].map((name) => sql`sum(event.${sql.identifier(name)})::float8 as ${sql.identifier(name)}`),
  sql`, `,
);

/** Joins the movements with their purchase's row, each looked up once. */
function joined(by: IncomePart): SQL {
  const accepted = sql`left join payment as accepted on accepted.purchase_id = purchase.id and accepted.status = 'accepted'`;
  return sql`(select purchase_id, ${SUMS} from event group by 1) as event
    join purchase on purchase.id = event.purchase_id ${by === 'method' ? accepted : sql``}`;
}
