import { z } from 'zod';

import { caseDue, CASE_KINDS } from '../../../domain/operators/cases.ts';
import { can } from '../../../domain/operators/roles.ts';
import { countOpenCases, longestOpen } from '../../alerts/cases.ts';
import { openDisputesOf } from '../../payments/disputes/disputes.ts';
import { operatorsById } from '../../staff/operators.ts';
import { approvalSchema, approvalsFor } from '../orders/approvals.ts';
import { namedOrders, namedOrderSchema } from '../parts/named-orders.ts';
import { amountOf, amountSchema, iso, moment, verb, type VerbCall } from '../parts/verb.ts';

/** The most cases looked at: a shop with more open ones has another trouble than their order. */
const MOST = 200;

/** Common to all that waits. */
const since = z.object({
  id: z.uuid(),
  at: moment,
  due_at: moment,
  overdue: z.boolean(),
  order: namedOrderSchema.nullable(),
});

const waitingSchema = z.discriminatedUnion('kind', [
  since.extend({
    kind: z.literal('case'),
    case: z.enum(CASE_KINDS),
    /** The address of whom it is assigned to. */
    owner: z.string().nullable(),
  }),
  since.extend({ kind: z.literal('dispute'), reason: z.string(), amount: amountSchema, staged: z.boolean() }),
  since.extend({ kind: z.literal('approval'), approval: approvalSchema }),
]);

type Waiting = z.infer<typeof waitingSchema>;

export const waiting = verb({
  permission: 'shop.read',
  summary: 'List what waits for a person: cases, approvals and disputes to answer, the most urgent first',
  changes: false,
  input: z.object({ limit: z.coerce.number().int().min(1).max(MOST).default(12) }),
  output: z.object({
    waiting: z.array(waitingSchema),
    /** How many wait in all, and how many of those are overdue. */
    count: z.int(),
    overdue: z.int(),
  }),
  async run(call, { limit }) {
    const all = [...(await casesAndDisputes(call)), ...(await approvalsOf(call))].toSorted((one, other) =>
      one.due_at < other.due_at ? -1 : 1,
    );
    const unread = Math.max((await countOpenCases(call.deps.db.db, call.deps.now())) - MOST, 0);
    return {
      waiting: all.slice(0, limit),
      count: all.length + unread,
      overdue: all.filter(({ overdue }) => overdue).length,
    };
  },
});

/** A disputed order has a case; where its processor takes an answer, that is what waits, until its own date. */
async function casesAndDisputes(call: VerbCall): Promise<Waiting[]> {
  const { deps } = call;
  const { db } = deps.db;
  const now = deps.now();
  const open = await longestOpen(db, now, MOST);
  const disputed = open.flatMap(({ kind, purchaseId }) =>
    kind === 'dispute' && purchaseId ? purchaseId : [],
  );
  const disputes = await openDisputesOf(db, disputed);
  const known = new Set(disputes.map(({ purchaseId }) => purchaseId));
  const orderOf = await namedOrders(
    call,
    open.map(({ purchaseId }) => purchaseId),
  );
  const owners = await operatorsById(
    db,
    open.flatMap(({ ownerId }) => ownerId ?? []),
  );
  const since = (id: string, at: Date, due: Date, purchaseId: string | null) => ({
    id,
    at: iso(at),
    due_at: iso(due),
    overdue: due <= now,
    order: orderOf(purchaseId),
  });
  return [
    ...open
      .filter(({ kind, purchaseId }) => !(kind === 'dispute' && known.has(purchaseId ?? '')))
      .map(({ id, kind, raisedAt, purchaseId, ownerId }) =>
        Object.assign(since(id, raisedAt, caseDue(kind, raisedAt), purchaseId), {
          kind: 'case' as const,
          case: kind,
          owner: owners.get(ownerId ?? '')?.email ?? null,
        }),
      ),
    ...disputes
      .filter(({ isAnswered }) => !isAnswered)
      .map(({ id, openedAt, dueAt, purchaseId, reason, amountCents, currency, stagedAt }) =>
        Object.assign(since(id, openedAt, dueAt ?? caseDue('dispute', openedAt), purchaseId), {
          kind: 'dispute' as const,
          reason,
          amount: amountOf(amountCents, currency),
          staged: stagedAt !== null,
        }),
      ),
  ];
}

/** Approvals are for those who may refund. */
async function approvalsOf(call: VerbCall): Promise<Waiting[]> {
  if (!can(call.by.role, 'order.refund')) return [];
  const asked = await approvalsFor(call);
  const orderOf = await namedOrders(
    call,
    asked.map(({ order }) => order.id),
  );
  return asked.map((approval) => ({
    kind: 'approval',
    id: approval.id,
    at: approval.at,
    due_at: approval.ends_at,
    // What nobody decides in time is over.
    overdue: false,
    order: orderOf(approval.order.id),
    approval,
  }));
}
