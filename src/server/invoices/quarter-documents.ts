import { type SQL, sql } from 'drizzle-orm';

import type { TaxedSum } from '../../domain/tax/oss-return.ts';
import { boundsOf, type Quarter, quarterOf } from '../../domain/tax/quarter.ts';
import type { DbOrTx } from '../db/database.ts';
import type { InvoiceFacts } from '../drawing/invoice/invoice-facts.ts';
import { invoiceTable } from './tables.ts';

/** In the words of its index. */
const PAID_AT = sql`(facts ->> 'paidAt') collate "C"`;

/** The documents of a quarter: invoices that were paid in it, and credit notes that were issued in it. */
export function isOfQuarter(quarter: Quarter): SQL {
  const { from, to } = boundsOf(quarter);
  const [begins, ends] = [from.toISOString(), to.toISOString()];
  return sql`((kind = 'invoice' and ${PAID_AT} >= ${begins} and ${PAID_AT} < ${ends})
    or (kind = 'credit_note' and issued_at >= ${begins}::timestamptz and issued_at < ${ends}::timestamptz))`;
}

const PERIOD = sql<string>`substr(facts ->> 'paidAt', 1, 4) || '-Q' || (substr(facts ->> 'paidAt', 6, 2)::int + 2) / 3`;
const CURRENCY = sql<string>`facts -> 'price' ->> 'currency'`;
type Treatment = TaxedSum['treatment'];
const TREATMENT = sql<Treatment>`coalesce(facts -> 'tax' ->> 'kind', 'none')`;
const TERRITORY = sql<string | null>`facts -> 'tax' ->> 'territory'`;
const RATE = sql<number>`coalesce((facts -> 'tax' ->> 'rateBp')::int, 0)`;
/** Without a tax, all of the total. Where the buyer owes the tax from then on, the net price leaves the consumers' with it. */
const NET = sql<number>`sum(coalesce(facts -> 'tax' -> 'restated' ->> 'netCents', facts -> 'tax' ->> 'netCents', facts -> 'price' ->> 'totalCents')::bigint)::float8`;
const TAX = sql<number>`sum(coalesce(facts -> 'tax' ->> 'taxCents', '0')::bigint)::float8`;

const RESTATED = sql`facts -> 'tax' -> 'restated'`;

/** What the documents of a quarter add up to, by all that a return tells apart. */
export async function sumsOfQuarter(db: DbOrTx, quarter: Quarter): Promise<TaxedSum[]> {
  const restated = await db
    .select({
      period: PERIOD,
      currency: CURRENCY,
      territory: sql<string>`${RESTATED} ->> 'territory'`,
      netCents: sql<number>`sum((${RESTATED} ->> 'netCents')::bigint)::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(invoiceTable)
    .where(sql`${isOfQuarter(quarter)} and ${RESTATED} is not null`)
    .groupBy(PERIOD, CURRENCY, sql`${RESTATED} ->> 'territory'`);
  const sums = await db
    .select({
      kind: invoiceTable.kind,
      period: PERIOD,
      currency: CURRENCY,
      treatment: TREATMENT,
      territory: TERRITORY,
      rateBp: RATE,
      netCents: NET,
      taxCents: TAX,
      count: sql<number>`count(*)::int`,
    })
    .from(invoiceTable)
    .where(isOfQuarter(quarter))
    .groupBy(invoiceTable.kind, PERIOD, CURRENCY, TREATMENT, TERRITORY, RATE);
  return [...sums, ...restated.map((sum) => Object.assign(sum, OWED_BY_BUYER))];
}

/** A net price that stays paid, and whose tax its buyer owes. */
const OWED_BY_BUYER = { kind: 'invoice', treatment: 'reverse_charge', rateBp: 0, taxCents: 0 } as const;

/** What of a document a return reads: one line, or two for a credit note that leaves a tax to its buyer. */
export function taxedSumsOf({ kind, facts }: { kind: TaxedSum['kind']; facts: InvoiceFacts }): TaxedSum[] {
  const { tax, price, paidAt } = facts;
  const own = { kind, period: quarterOf(paidAt), currency: price.currency, count: 1 };
  if (!tax || tax.kind === 'none')
    return [
      { ...own, treatment: 'none', territory: null, rateBp: 0, netCents: price.totalCents, taxCents: 0 },
    ];
  const { kind: treatment, territory, rateBp, taxCents, restated } = tax;
  const netCents = restated?.netCents ?? tax.netCents;
  const sum = { ...own, treatment, territory, rateBp, netCents, taxCents };
  return restated ? [sum, { ...own, ...restated, ...OWED_BY_BUYER }] : [sum];
}
