import { formatInvoiceNumber } from '../../../domain/checkout/invoice-number.ts';
import { orderNumber } from '../../../domain/checkout/order.ts';
import { BASE_CURRENCY } from '../../../domain/currencies.ts';
import { type Minor, ofBase, ofMinor, toDecimal } from '../../../domain/money.ts';
import { marginIn } from '../../../domain/operators/income.ts';
import { sectionOf } from '../../../domain/tax/oss-return.ts';
import { rateDayOf } from '../../../domain/tax/quarter.ts';
import type { Db } from '../../db/database.ts';
import type { InvoiceFacts } from '../../drawing/invoice/invoice-facts.ts';
import { taxedSumsOf } from '../../invoices/quarter-documents.ts';
import type { Invoice } from '../../invoices/tables.ts';
import { entriesOf, listPayouts } from '../../payments/payouts/queries.ts';
import type { Payout, PayoutEntry } from '../../payments/payouts/tables.ts';
import { dollarsOf } from '../../purchase/overview/dollars-of.ts';
import { type Cell, exported, PAGE } from '../parts/table-export.ts';
import { incomeFilter, incomeRows } from './income.ts';
import { filterOf, invoiceFilter, invoicesByPage } from './invoices.ts';
import { quarterFilter, returnOf, scopeOf } from './oss-return.ts';
import { payoutFilter } from './payouts.ts';

/** Exports for accountants. */
export const MONEY_EXPORTS = {
  income: exported({
    permission: 'money.export',
    input: incomeFilter,
    head: 'name orders currency gross refunds disputes fees cost margin fees_unread own_gross own_refunds fees_estimated',
    async *rows(call, filter) {
      const { rows } = await incomeRows(call, filter);
      const decimal = (cents: number) => toDecimal(ofBase(cents));
      for (const row of rows)
        yield [
          row.name,
          row.orders,
          BASE_CURRENCY,
          ...[row.gross, row.refunds, row.disputes, row.fees, row.cost, marginIn(row)].map(decimal),
          row.unread,
          ...[row.own_gross, row.own_refunds].map((own) =>
            filter.by === 'currency' ? toDecimal(ofMinor(own, row.name)) : null,
          ),
          decimal(row.estimated),
        ];
    },
  }),

  invoices: exported({
    permission: 'money.export',
    input: invoiceFilter,
    head: 'number kind issued_at paid_at order order_id country plan days method currency price fee total net rate tax_country tax tax_kind total_usd net_usd tax_usd credits buyer email company vat_number',
    async *rows(call, asked) {
      for await (const page of invoicesByPage(call, await filterOf(call, asked))) {
        const dollars = await dollarsOf(call.deps.db.db, {
          purchases: page.map(({ purchaseId }) => purchaseId),
          refunds: page.flatMap(({ refundId }) => refundId ?? []),
        });
        for (const document of page)
          yield invoiceRow(document, dollars.get(document.refundId ?? document.purchaseId) ?? null);
      }
    },
  }),

  oss_return: exported({
    permission: 'money.export',
    input: quarterFilter,
    head: 'quarter section period country rate currency documents net tax rate_day per_euro net_eur tax_eur',
    async *rows(call, asked) {
      const { quarter, lines, rates } = await returnOf(call, asked);
      for (const { section, period, territory, rateBp, amounts } of lines)
        for (const { currency, count, netCents, taxCents, euro } of amounts) {
          const day = rateDayOf(period);
          const rate = rates.find((one) => one.currency === currency && one.day === day);
          yield [
            quarter,
            section,
            period,
            territory,
            rateBp / 100,
            currency,
            count,
            ...[netCents, taxCents].map((cents) => toDecimal(ofMinor(cents, currency))),
            day,
            currency === 'EUR' ? 1 : (rate?.perEuro ?? null),
            ...(euro
              ? [euro.netCents, euro.taxCents].map((cents) => toDecimal(ofMinor(cents, 'EUR')))
              : [null, null]),
          ];
        }
    },
  }),

  oss_documents: exported({
    permission: 'money.export',
    input: quarterFilter,
    head: 'quarter section period country rate number kind issued_at paid_at order currency net tax total credits',
    async *rows(call, asked) {
      const { quarter, home } = scopeOf(call, asked);
      for await (const page of invoicesByPage(call, { quarter }))
        for (const { kind, number, issuedAt, facts } of page)
          for (const sum of taxedSumsOf({ kind, facts })) {
            const sign = sum.kind === 'invoice' ? 1 : -1;
            yield [
              quarter,
              sectionOf(sum, quarter, home),
              sum.period,
              sum.territory,
              sum.rateBp / 100,
              formatInvoiceNumber(kind, number),
              kind,
              issuedAt.toISOString(),
              facts.paidAt,
              facts.order,
              sum.currency,
              ...[sum.netCents, sum.taxCents, sum.netCents + sum.taxCents].map((cents) =>
                toDecimal(ofMinor(sign * cents, sum.currency)),
              ),
              facts.credits,
            ];
          }
    },
  }),

  payouts: exported({
    permission: 'money.export',
    input: payoutFilter,
    head: 'payout processor created_at arrives_at currency booking kind at order order_id about paid_currency paid fee net gap words',
    async *rows({ deps: { db } }, wanted) {
      let after: { at: Date; id: string } | null = null;
      do {
        const page: Awaited<ReturnType<typeof listPayouts>> = await listPayouts(db.db, wanted, {
          after,
          limit: PAGE,
        });
        for (const payout of page) yield* payoutRows(db.db, payout);
        const last = page.length === PAGE ? page.at(-1) : undefined;
        after = last ? { at: last.createdAt, id: last.id } : null;
      } while (after);
    },
  }),
} as const;

function invoiceRow(
  { kind, number, purchaseId, issuedAt, buyer, facts }: Invoice,
  base: Minor | null,
): Cell[] {
  const { order, plan, price, paidAt, credits, tax } = facts;
  const decimal = (cents: number) => toDecimal(ofMinor(cents, price.currency));
  return [
    formatInvoiceNumber(kind, number),
    kind,
    issuedAt.toISOString(),
    paidAt,
    order,
    purchaseId,
    plan.country,
    plan.bundle,
    plan.days,
    price.methodLabel,
    price.currency,
    ...[price.planCents, price.feeCents, price.totalCents].map(decimal),
    ...taxCells(tax, price),
    ...dollarCells(tax, price, base),
    credits,
    buyer?.name ?? null,
    buyer?.email ?? null,
    buyer?.company ?? null,
    buyer?.vatNumber ?? null,
  ];
}

/** Net, rate, country, tax and treatment; nothing but the total where the document has no tax. */
function taxCells(tax: InvoiceFacts['tax'], { totalCents, currency }: InvoiceFacts['price']): Cell[] {
  const decimal = (cents: number) => toDecimal(ofMinor(cents, currency));
  if (!tax) return [null, null, null, null, null];
  if (tax.kind === 'none') return [decimal(totalCents), null, null, decimal(0), tax.kind];
  return [decimal(tax.netCents), tax.rateBp / 100, tax.territory, decimal(tax.taxCents), tax.kind];
}

/** Total, net and tax in the dollars of the books; net and tax add up to the total here, too. */
function dollarCells(
  tax: InvoiceFacts['tax'],
  { totalCents }: InvoiceFacts['price'],
  base: Minor | null,
): Cell[] {
  const decimal = (cents: number) => toDecimal(ofBase(cents));
  if (base === null) return [null, null, null];
  if (!tax) return [decimal(base), null, null];
  const share = tax.kind === 'none' || totalCents === 0 ? 0 : tax.taxCents / totalCents;
  const taxed = Math.round(base * share);
  return [base, base - taxed, taxed].map(decimal);
}

async function* payoutRows(db: Db, payout: Payout): AsyncGenerator<Cell[]> {
  const { reference, provider, createdAt, arrivesAt, currency } = payout;
  const head = [reference, provider, createdAt.toISOString(), arrivesAt.toISOString(), currency];
  const decimal = (cents: number, of: string) => toDecimal(ofMinor(cents, of));
  let after: string | undefined;
  do {
    const page: PayoutEntry[] = await entriesOf(db, payout.id, { after, limit: PAGE, isUnmatched: false });
    for (const one of page)
      yield [
        ...head,
        one.reference,
        one.kind,
        one.at.toISOString(),
        one.purchaseId && orderNumber(one.purchaseId),
        one.purchaseId,
        one.about,
        one.currency,
        one.amountCents === null ? null : decimal(one.amountCents, one.currency ?? currency),
        decimal(one.feeCents, currency),
        decimal(one.netCents, currency),
        one.gap,
        one.words,
      ];
    after = page.length === PAGE ? page.at(-1)?.reference : undefined;
  } while (after !== undefined);
}
