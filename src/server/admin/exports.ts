import { z } from 'zod';

import { orderNumber } from '../../domain/checkout/order.ts';
import { PROCESSOR_NAMES } from '../../domain/checkout/payment-method.ts';
import { ofBase, ofMinor, toDecimal } from '../../domain/money.ts';
import { plainly } from '../../domain/operators/plainly.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type LeadPlace, listLeads } from '../enterprise/leads.ts';
import { listPurchases, type PurchasePlace } from '../purchase/overview/list-purchases.ts';
import { baseOf } from '../purchase/paid-price.ts';
import { actor } from '../staff/acting.ts';
import { operatorsById } from '../staff/operators.ts';
import { actsPage, auditFilter } from './audit.ts';
import { leadFilter } from './leads.ts';
import { MONEY_EXPORTS } from './money/money-exports.ts';
import { orderFilter, purchaseFilterOf } from './orders/orders.ts';
import { readAllowed } from './parts/allowed.ts';
import { planOf } from './parts/plan-of.ts';
import { csvLine, type Export, exported, PAGE } from './parts/table-export.ts';
import type { VerbCall } from './parts/verb.ts';

/** The most orders that an address can name. */
const MAX_NAMED = 100;

export const EXPORTS = {
  orders: exported({
    permission: 'orders.export',
    input: orderFilter.extend({
      orders: z
        .string()
        .transform((ids) => ids.split(','))
        .pipe(z.array(z.uuid()).max(MAX_NAMED))
        .optional()
        .describe('ids with commas between them, in place of a filter'),
    }),
    head: 'number id created_at paid_at state country plan method currency paid price code discount paid_usd wholesale_usd via disputed needs_review bundle',
    async *rows(call, { orders, ...filter }) {
      const { deps } = call;
      const wanted = orders ? { ids: orders } : await purchaseFilterOf(call, filter);
      let after: PurchasePlace | null = null;
      do {
        const page: Awaited<ReturnType<typeof listPurchases>> = await listPurchases(deps.db.db, wanted, {
          after,
          limit: PAGE,
        });
        for (const { purchase, paid } of page) {
          const decimal = (cents: number) => toDecimal(ofMinor(cents, purchase.currency));
          yield [
            orderNumber(purchase.id),
            purchase.id,
            purchase.createdAt.toISOString(),
            purchase.paidAt?.toISOString() ?? null,
            purchase.state,
            purchase.countryCode,
            planOf(purchase),
            purchase.paidWith ?? (purchase.paidBy && PROCESSOR_NAMES[purchase.paidBy]),
            purchase.currency,
            paid === null ? null : decimal(paid),
            decimal(purchase.priceCents + purchase.discountCents),
            purchase.discountCode,
            purchase.discountCode === null ? null : decimal(purchase.discountCents),
            paid === null ? null : toDecimal(ofBase(baseOf(purchase, paid))),
            toDecimal(ofBase(purchase.wholesaleCents)),
            purchase.via,
            purchase.disputed,
            purchase.needsReview,
            purchase.bundleName,
          ];
        }
        after = page.length === PAGE ? (page.at(-1)?.place ?? null) : null;
      } while (after);
    },
  }),

  ...MONEY_EXPORTS,

  leads: exported({
    permission: 'leads.export',
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
    permission: 'audit.export',
    input: auditFilter,
    head: 'id at operator origin what order subject amount before after why',
    async *rows(call, filter) {
      let before: number | undefined;
      do {
        const { acts, next } = await actsPage(call, filter, { before, limit: PAGE });
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

/** The lines of an export, head first. Records the export in the audit before it reads the first row. */
export async function* csvOf(call: VerbCall, name: ExportName, input: unknown): AsyncGenerator<string> {
  const table = EXPORTS[name] as unknown as Export;
  const filter = readAllowed(call, `${name}.csv`, table, input);
  const { deps, by } = call;
  await recordAudit(deps, deps.db.db, { ...actor(by), what: `${plainly(name)} exported`, why: '' });
  yield csvLine(table.head.split(' '));
  for await (const row of table.rows(call, filter)) yield csvLine(row);
}
