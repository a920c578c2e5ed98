import type { z } from 'zod';

import { orderNumber } from '../../../domain/checkout/order.ts';
import { CURRENCY, ofCents, toDecimal } from '../../../domain/money.ts';
import { marginIn } from '../../../domain/operators/income.ts';
import type { Act } from '../../../domain/operators/roles.ts';
import { actor } from '../../account/operators/acting.ts';
import { operatorsById } from '../../account/operators/operators.ts';
import { type LeadPlace, listLeads } from '../../enterprise/leads.ts';
import { recordAudit } from '../../purchase/audit/record-audit.ts';
import { listPurchases, type PurchasePlace } from '../../purchase/overview/list-purchases.ts';
import { actsPage, auditFilter } from './audit.ts';
import { leadFilter } from './leads.ts';
import { incomeFilter, incomeRows } from './money/income.ts';
import { filterOf, orderFilter } from './orders/orders.ts';
import { readAllowed } from './parts/allowed.ts';
import type { VerbCall } from './parts/verb.ts';

/** Rows that are read at once: whatever a table holds, no more of it is in memory. */
const PAGE = 1000;

/** A table for other programs, row by row. */
interface Export<In extends z.ZodObject = z.ZodObject> {
  act: Act;
  input: In;
  /** Names of the columns. */
  head: string;
  rows(call: VerbCall, input: z.output<In>): AsyncGenerator<Cell[]>;
}

type Cell = string | number | boolean | null;

function exported<In extends z.ZodObject>(described: Export<In>): Export<In> {
  return described;
}

export const EXPORTS = {
  orders: exported({
    act: 'orders.export',
    input: orderFilter,
    head: 'number id created_at paid_at state country plan method currency paid price wholesale via disputed needs_review',
    async *rows({ deps }, filter) {
      const wanted = await filterOf(deps, filter);
      let after: PurchasePlace | null = null;
      do {
        const page: Awaited<ReturnType<typeof listPurchases>> = await listPurchases(deps.db.db, wanted, {
          after,
          limit: PAGE,
        });
        for (const { purchase, paidCents } of page) {
          const decimal = (cents: number) => toDecimal(ofCents(cents, purchase.currency));
          yield [
            orderNumber(purchase.id),
            purchase.id,
            purchase.createdAt.toISOString(),
            purchase.paidAt?.toISOString() ?? null,
            purchase.state,
            purchase.countryCode,
            purchase.bundleName,
            purchase.paidWith ?? purchase.paidBy,
            purchase.currency,
            paidCents === null ? null : decimal(paidCents),
            decimal(purchase.priceCents),
            decimal(purchase.wholesaleCents),
            purchase.via,
            purchase.disputed,
            purchase.needsReview,
          ];
        }
        const last = page.length === PAGE ? page.at(-1)?.purchase : undefined;
        after = last ? { createdAt: last.createdAt, id: last.id } : null;
      } while (after);
    },
  }),

  income: exported({
    act: 'books.export',
    input: incomeFilter,
    head: 'name orders currency gross refunds disputes fees cost margin fees_unread',
    async *rows(call, filter) {
      const { rows } = await incomeRows(call, filter);
      const decimal = (cents: number) => toDecimal(ofCents(cents));
      for (const row of rows)
        yield [
          row.name,
          row.orders,
          CURRENCY,
          ...[row.gross, row.refunds, row.disputes, row.fees, row.cost, marginIn(row)].map(decimal),
          row.unread,
        ];
    },
  }),

  leads: exported({
    act: 'leads.export',
    input: leadFilter,
    head: 'id at state owner company contact email phone website team_size regions message note subscribe',
    async *rows({ deps: { db } }, { state, owner }) {
      let after: LeadPlace | null = null;
      do {
        const page: Awaited<ReturnType<typeof listLeads>> = await listLeads(
          db.db,
          { state, ownerId: owner },
          { after, limit: PAGE },
        );
        const owners = await operatorsById(db.db, [...new Set(page.flatMap(({ ownerId }) => ownerId ?? []))]);
        for (const lead of page)
          yield [
            lead.id,
            lead.createdAt.toISOString(),
            lead.state,
            owners.get(lead.ownerId ?? '')?.email ?? null,
            lead.companyName,
            lead.contactName,
            lead.email,
            lead.phone,
            lead.website,
            lead.teamSize,
            lead.interestedRegions.join('; '),
            lead.message,
            lead.note,
            lead.subscribe,
          ];
        const last = page.length === PAGE ? page.at(-1) : undefined;
        after = last ? { at: last.createdAt, id: last.id } : null;
      } while (after);
    },
  }),

  audit: exported({
    act: 'audit.export',
    input: auditFilter,
    head: 'id at operator origin what order subject amount before after why',
    async *rows({ deps }, filter) {
      let before: number | undefined;
      do {
        const { acts, next } = await actsPage(deps, filter, { before, limit: PAGE });
        for (const act of acts)
          yield [
            act.id,
            act.at,
            act.operator,
            act.origin,
            act.what,
            act.order?.number ?? null,
            act.subject,
            act.amount?.text ?? null,
            act.before && JSON.stringify(act.before),
            act.after && JSON.stringify(act.after),
            act.why,
          ];
        before = next ?? undefined;
      } while (before !== undefined);
    },
  }),
} as const;

export type ExportName = keyof typeof EXPORTS;

/** The lines of an export, the head first; that it was made is in the audit before the first row is read. */
export async function* csvOf(call: VerbCall, name: ExportName, input: unknown): AsyncGenerator<string> {
  const table = EXPORTS[name] as unknown as Export;
  const filter = readAllowed(call, table, input);
  const { deps, by } = call;
  await recordAudit(deps, deps.db.db, { ...actor(by), what: `${name} exported`, why: '' });
  yield line(table.head.split(' '));
  for await (const row of table.rows(call, filter)) yield line(row);
}

function line(cells: Cell[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

/** As RFC 4180 has it; what a spreadsheet would take for a formula is text. */
function cellOf(cell: Cell): string {
  const text = cell === null ? '' : String(cell);
  const plain = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
