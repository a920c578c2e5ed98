import { z } from 'zod';

import { orderNumber } from '../../domain/checkout/order.ts';
import { BASE_CURRENCY } from '../../domain/currencies.ts';
import { auditWords, storedInAudit } from '../../domain/operators/audit-words.ts';
import { operatorActs } from '../audit/record-audit.ts';
import type { AuditRow } from '../audit/tables.ts';
import { operatorsById } from '../staff/operators.ts';
import { auditFacts, shownFacts } from './parts/audit-facts.ts';
import { namedOrders, namedOrderSchema } from './parts/named-orders.ts';
import { pageLimit } from './parts/pages.ts';
import { purchaseNamed } from './parts/purchase-named.ts';
import { amountOf, amountSchema, iso, moment, orderName, verb, type VerbCall } from './parts/verb.ts';

const day = z.iso.date().transform((text) => new Date(`${text}T00:00:00Z`));

const actSchema = z.object({
  id: z.int(),
  at: moment,
  /** The operator's address; null for the command line. */
  operator: z.string().nullable(),
  origin: z.string().nullable(),
  what: z.string(),
  why: z.string(),
  order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  subject: z.string().nullable(),
  amount: amountSchema.nullable(),
  before: auditFacts,
  after: auditFacts,
});

type ActFacts = z.infer<typeof actSchema>;

export const auditFilter = z.object({
  operator: z.uuid().optional(),
  what: z.string().max(60).optional(),
  order: orderName.optional(),
  /** Days in UTC, the last one included. */
  from: day.optional(),
  to: day.optional(),
});

export const audit = verb({
  permission: 'audit.read',
  summary: 'List what operators did and looked at, newest first',
  changes: false,
  input: auditFilter.extend({
    before: z.coerce.number().int().positive().optional(),
    limit: pageLimit.default(100),
  }),
  output: z.object({
    acts: z.array(actSchema.extend({ order: namedOrderSchema.nullable() })),
    next: z.int().nullable(),
  }),
  async run(call, { before, limit, ...filter }) {
    const { acts, next } = await actsPage(call, filter, { before, limit });
    const orderOf = await namedOrders(
      call,
      acts.map(({ order }) => order?.id ?? null),
    );
    return { acts: acts.map((act) => Object.assign(act, { order: orderOf(act.order?.id ?? null) })), next };
  },
});

/** One page of the audit, after the given entry. @throws Problem as {@link purchaseNamed}, for an order that has no such id */
export async function actsPage(
  call: VerbCall,
  filter: z.output<typeof auditFilter>,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<{ acts: ActFacts[]; next: number | null }> {
  const { db } = call.deps.db;
  const isId = z.uuid().safeParse(filter.order).success;
  const wanted = {
    operatorId: filter.operator,
    what: filter.what && storedInAudit(filter.what.trim()),
    purchaseId:
      filter.order === undefined || isId ? filter.order : (await purchaseNamed(call, filter.order)).id,
    from: filter.from,
    to: filter.to && new Date(filter.to.getTime() + 24 * 3_600_000),
    before,
  };
  const rows = await operatorActs(db, wanted, limit + 1);
  const shown = rows.slice(0, limit);
  const operators = await operatorsById(
    db,
    shown.flatMap(({ operatorId }) => operatorId ?? []),
  );
  return {
    acts: shown.map((entry) => actOf(entry, operators.get(entry.operatorId ?? '')?.email ?? null)),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

function actOf(entry: AuditRow, operator: string | null): ActFacts {
  const { purchaseId, amountCents } = entry;
  return {
    id: entry.id,
    at: iso(entry.at),
    operator,
    origin: entry.origin,
    what: auditWords(entry.what),
    why: auditWords(entry.why),
    order: purchaseId === null ? null : { id: purchaseId, number: orderNumber(purchaseId) },
    subject: entry.subject ?? entry.reference,
    amount: amountCents === null ? null : amountOf(amountCents, entry.currency ?? BASE_CURRENCY),
    before: shownFacts(entry.before),
    after: shownFacts(entry.after),
  };
}
