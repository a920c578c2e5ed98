import { z } from 'zod';

import { orderNumber } from '../../../domain/checkout/order.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { declineApproval, readApproval, waitingApproval, waitingApprovals } from '../../audit/approvals.ts';
import type { Approval } from '../../audit/tables.ts';
import { wellFormed } from '../../db/json-column.ts';
import { operatorsById, readOperator } from '../../staff/operators.ts';
import type { Operator } from '../../staff/tables.ts';
import { mustBeAllowed, readAllowed } from '../parts/allowed.ts';
import {
  amountSchema,
  baseAmountOf,
  iso,
  isoOrNull,
  moment,
  reason,
  type Verb,
  verb,
  type VerbCall,
} from '../parts/verb.ts';
import { refund, refund_part } from './refund.ts';
import { replace } from './replace.ts';
import { tax_give_back } from './tax-give-back.ts';

/** The most questions listed. */
const MAX_NAMED = 50;

/** The acts that can wait for an approval: those that send out money. */
const ACTS = { refund, refund_part, replace, tax_give_back };

const isAct = (name: string): name is keyof typeof ACTS => Object.hasOwn(ACTS, name);
const act = z.enum(Object.keys(ACTS) as [keyof typeof ACTS, ...(keyof typeof ACTS)[]]);

const decision = z.object({ id: z.uuid(), reason });
const decided = z.object({ order: z.object({ id: z.uuid(), number: z.string() }), amount: amountSchema });

export const approvalSchema = decided.extend({
  id: z.uuid(),
  act,
  why: z.string(),
  /** The address of who asked. */
  by: z.string().nullable(),
  /** Whether the caller asked. */
  own: z.boolean(),
  at: moment,
  ends_at: moment,
});

/** In an output; null for an act of another release. */
function present(one: Approval, people: Map<string, Operator>, { by }: VerbCall) {
  if (!isAct(one.act)) return null;
  return {
    id: one.id,
    order: { id: one.purchaseId, number: orderNumber(one.purchaseId) },
    amount: baseAmountOf(one.cents),
    act: one.act,
    why: String(wellFormed(one.input, one.id)['reason'] ?? ''),
    by: people.get(one.operatorId)?.email ?? null,
    own: one.operatorId === by.operatorId,
    at: iso(one.askedAt),
    ends_at: iso(one.endsAt),
  };
}

export const approvals = verb({
  permission: 'order.refund',
  summary:
    'List refunds and replacements that wait for a second person’s approval, the next one to expire first',
  changes: false,
  input: z.object({}),
  output: z.object({ approvals: z.array(approvalSchema) }),
  run: async (call) => ({ approvals: await approvalsFor(call) }),
});

export const approval = verb({
  permission: 'order.refund',
  summary: 'Show one approval, also after it was decided or its time was over',
  changes: false,
  input: z.object({ id: z.uuid() }),
  output: approvalSchema.extend({
    state: z.enum(['waiting', 'approved', 'declined', 'lapsed']),
    /** The address of who decided; null for the command line, or if nobody did. */
    decided_by: z.string().nullable(),
    decided_at: moment.nullable(),
  }),
  async run(call, { id }) {
    const { db } = call.deps.db;
    const one = await readApproval(db, id);
    const people = await operatorsById(
      db,
      one ? [one.operatorId, ...(one.decidedBy ? [one.decidedBy] : [])] : [],
    );
    const shown = one && present(one, people, call);
    if (!one || !shown) throw new Problem('no_approval');
    const isLate = one.state === 'waiting' && one.endsAt <= call.deps.now();
    return {
      ...shown,
      state: isLate ? ('lapsed' as const) : one.state,
      decided_by: people.get(one.decidedBy ?? '')?.email ?? null,
      decided_at: isoOrNull(one.decidedAt),
    };
  },
});

/** What waits for a second person, the next one to expire first. */
export async function approvalsFor(call: VerbCall): Promise<z.infer<typeof approvalSchema>[]> {
  const { db } = call.deps.db;
  const waiting = await waitingApprovals(db, call.deps.now(), MAX_NAMED);
  const people = await operatorsById(
    db,
    waiting.map(({ operatorId }) => operatorId),
  );
  return waiting.flatMap((one) => present(one, people, call) ?? []);
}

export const approval_give = verb({
  permission: 'money.approve',
  summary: 'Approve what a colleague may not send out alone, which does it at once in their name',
  changes: true,
  input: decision,
  output: decided,
  async run({ deps, by }, { id, reason: why }) {
    const { db } = deps.db;
    const waiting = await waitingApproval(db, id, deps.now());
    if (waiting.operatorId === by.operatorId) throw new Problem('own_approval');
    const asker = await readOperator(db, waiting.operatorId);
    if (!asker || asker.removedAt !== null || !isAct(waiting.act)) throw new Problem('no_approval');
    const { operatorId, origin } = by;
    const approved = { id, by: { operatorId, origin }, why };
    const call = {
      deps,
      by: { operatorId: asker.id, role: asker.role, origin: waiting.origin, isFresh: true, approved },
    };
    // Whatever the asker's role may do now counts, and the act looks at its order anew.
    const wanted = ACTS[waiting.act] as unknown as Verb;
    await wanted.run(call, readAllowed(call, waiting.act, wanted, wellFormed(waiting.input, id)));
    return {
      order: { id: waiting.purchaseId, number: orderNumber(waiting.purchaseId) },
      amount: baseAmountOf(waiting.cents),
    };
  },
});

export const approval_decline = verb({
  permission: 'order.refund',
  summary: 'Decline what a colleague asked to send out, or take back what you asked for',
  changes: true,
  input: decision,
  output: decided,
  async run(call, { id, reason: why }) {
    const { deps, by } = call;
    const waiting = await waitingApproval(deps.db.db, id, deps.now());
    if (waiting.operatorId !== by.operatorId) mustBeAllowed(call, 'money.approve');
    const { operatorId, origin } = by;
    await declineApproval(deps, waiting, { operatorId, origin }, why);
    return {
      order: { id: waiting.purchaseId, number: orderNumber(waiting.purchaseId) },
      amount: baseAmountOf(waiting.cents),
    };
  },
});
