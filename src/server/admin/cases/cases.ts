import { z } from 'zod';

import {
  actOfCase,
  CASE_ACTS,
  CASE_KINDS,
  CASE_STATES,
  CASE_WAITS,
  type CaseAct,
  caseDue,
  caseState,
  ENDS_BY_ADDRESS,
} from '../../../domain/operators/cases.ts';
import { ORDER_ADDRESSES } from '../../../domain/operators/operator-acts.ts';
import { can } from '../../../domain/operators/roles.ts';
import { whyNot } from '../../../domain/orders/order-acts.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { caseNamed, countCases, countOpenCases, listCases, notesOf } from '../../alerts/cases.ts';
import { remedyOf } from '../../alerts/remedies.ts';
import type { Alert } from '../../alerts/tables.ts';
import { settleCases } from '../../alerts/watch.ts';
import type { Deps } from '../../deps.ts';
import { readKnownOrder } from '../../esims/known-order.ts';
import { readMail } from '../../mail/queries.ts';
import { openDisputesOf } from '../../payments/disputes/disputes.ts';
import { readPurchase } from '../../purchase/purchases.ts';
import { operatorsById } from '../../staff/operators.ts';
import { namedOrders, namedOrderSchema } from '../parts/named-orders.ts';
import { counted, nextPage, pageOf, sortedPages } from '../parts/pages.ts';
import { iso, isoOrNull, moment, verb, type VerbCall } from '../parts/verb.ts';
import { ourFacts, theirFacts } from './case-facts.ts';

/** A case's id, or the beginning of one. */
export const caseName = z
  .string()
  .trim()
  .regex(/^[\da-f-]{6,36}$/i, 'Please give the id of a case');

export const caseSchema = z.object({
  id: z.uuid(),
  kind: z.enum(CASE_KINDS),
  state: z.enum(CASE_STATES),
  words: z.string(),
  raised_at: moment,
  /** By when somebody should have seen to it. */
  due_at: moment,
  ended_at: moment.nullable(),
  seen_at: moment.nullable(),
  snoozed_until: moment.nullable(),
  owner: z.object({ id: z.uuid(), email: z.string() }).nullable(),
  order: namedOrderSchema.nullable(),
  /** Rises with each change by a person; callers who change the case send the version they saw. */
  version: z.int(),
});

export type CaseFacts = z.infer<typeof caseSchema>;

const factsSchema = z.array(z.object({ name: z.string(), value: z.string() }));

export const cases = verb({
  permission: 'cases.read',
  summary: 'List cases that need a person, newest or oldest first',
  changes: false,
  input: z.object({
    state: z.enum(CASE_STATES).optional(),
    kind: z.enum(CASE_KINDS).optional(),
    owner: z
      .union([z.uuid(), z.enum(['me', 'nobody'])])
      .optional()
      .describe('an operator’s id, me for the caller, or nobody for cases without an owner'),
    ...sortedPages,
  }),
  output: z.object({
    cases: z.array(caseSchema),
    ...nextPage,
    ...counted,
    /** Number of open cases, whatever the filter. */
    open: z.int(),
  }),
  async run(call, { owner, sort, after, limit, ...filter }) {
    const { deps, by } = call;
    const { db } = deps.db;
    const now = deps.now();
    const mine = { me: by.operatorId, nobody: null };
    const ownerId = owner === 'me' || owner === 'nobody' ? mine[owner] : owner;
    const wanted = { ...filter, ownerId };
    const { rows, next, countAll } = await pageOf(
      'cases',
      { after, limit },
      (page) => listCases(db, wanted, now, { ...page, sort }),
      ({ raisedAt: at, id }) => ({ at, id }),
    );
    return {
      cases: await factsOf(call, rows),
      next,
      ...(await countAll(() => countCases(db, wanted, now))),
      open: await countOpenCases(db, now),
    };
  },
});

/** One case, with what we and the providers know about it. */
export const oneCase = verb({
  permission: 'cases.read',
  summary: 'Show a case with our records, the provider’s current answer, and what can be done',
  changes: false,
  input: z.object({ case: caseName }),
  output: caseSchema.extend({
    subject: z.string(),
    ours: factsSchema,
    /** Each provider involved, with its answer of right now. */
    theirs: z.array(z.object({ provider: z.string(), facts: factsSchema, failed: z.string().nullable() })),
    notes: z.array(z.object({ at: moment, operator: z.string().nullable(), words: z.string() })),
    act: z.object({
      name: z.enum(Object.keys(CASE_ACTS) as [CaseAct, ...CaseAct[]]),
      /** Whether the caller's role allows the act. */
      allowed: z.boolean(),
    }),
    /** For a mail that an address did not get: the address that the order may change, and whether the caller may. */
    address: z.object({ which: z.enum(ORDER_ADDRESSES), allowed: z.boolean() }).nullable(),
    /** The open dispute that the case is about. */
    dispute: z.uuid().nullable(),
    /** The draft order that it is about. */
    draft_order: z.uuid().nullable(),
    /** What ends the case, once its remedy is under way. */
    waits_for: z.object({ what: z.enum(CASE_WAITS), until: moment.nullable() }).nullable(),
  }),
  async run(call, { case: named }) {
    const { deps, by } = call;
    const { db } = deps.db;
    const { kind, id } = await caseNamed(db, named);
    // A case that has just resolved itself needs no work.
    await settleCases(deps, [kind]);
    const found = await caseNamed(db, id);
    const [facts] = await factsOf(call, [found]);
    if (!facts) throw new Problem('no_case');
    const notes = await notesOf(db, id);
    const people = await operatorsById(
      db,
      notes.flatMap(({ operatorId }) => operatorId ?? []),
    );
    const name = actOfCase(kind);
    const remedy = found.endedAt ? null : await remedyOf(deps, found);
    return {
      ...facts,
      subject: found.subject,
      ours: await ourFacts(deps, found),
      theirs: found.endedAt ? [] : await theirFacts(deps, found),
      notes: notes.map(({ at, operatorId, words }) => ({
        at: iso(at),
        operator: people.get(operatorId ?? '')?.email ?? null,
        words,
      })),
      act: { name, allowed: can(by.role, CASE_ACTS[name]) && can(by.role, 'cases.work') },
      address: await addressOf(deps, found, can(by.role, 'order.address')),
      dispute: (await disputeOf(deps, found))?.id ?? null,
      draft_order: kind === 'invoice_overdue' || kind === 'draft_stuck' ? found.subject : null,
      waits_for: remedy && { what: remedy.what, until: isoOrNull(remedy.until) },
    };
  },
});

async function disputeOf({ db: { db } }: Deps, { kind, purchaseId }: Alert) {
  if (kind !== 'dispute' || purchaseId === null) return null;
  const [first] = await openDisputesOf(db, [purchaseId]);
  return first;
}

/** Which address of its order a lost mail went to; null if another address mends nothing. */
async function addressOf({ db: { db } }: Deps, { kind, subject, purchaseId }: Alert, isTheirs: boolean) {
  if (!ENDS_BY_ADDRESS.has(kind) || purchaseId === null) return null;
  const purchase = await readPurchase(db, purchaseId);
  const order = await readKnownOrder(db, purchaseId);
  if (!purchase || !order) return null;
  const lost = await readMail(db, subject);
  const isSecond = purchase.email !== lost?.address && purchase.alternativeEmail === lost?.address;
  return {
    which: isSecond ? ('alternative_email' as const) : ('email' as const),
    allowed: isTheirs && whyNot('address_change', order) === null,
  };
}

/** Cases as lists and orders show them. */
export async function factsOf(call: VerbCall, rows: readonly Alert[]): Promise<CaseFacts[]> {
  const { deps } = call;
  const orderOf = await namedOrders(
    call,
    rows.map(({ purchaseId }) => purchaseId),
  );
  const owners = await operatorsById(
    deps.db.db,
    rows.flatMap(({ ownerId }) => ownerId ?? []),
  );
  return rows.map((row) => {
    const owner = owners.get(row.ownerId ?? '');
    return {
      id: row.id,
      kind: row.kind,
      state: caseState(row, deps.now()),
      words: row.words,
      raised_at: iso(row.raisedAt),
      due_at: iso(caseDue(row.kind, row.raisedAt)),
      ended_at: isoOrNull(row.endedAt),
      seen_at: isoOrNull(row.closedAt),
      snoozed_until: isoOrNull(row.snoozedUntil),
      owner: owner ? { id: owner.id, email: owner.email } : null,
      order: orderOf(row.purchaseId),
      version: row.version,
    };
  });
}

/** Verbs that change a case answer with its new state. */
export const changedSchema = z.object({ state: z.enum(CASE_STATES), version: z.int() });

export async function changedCase({ deps }: VerbCall, id: string): Promise<z.infer<typeof changedSchema>> {
  const now = await caseNamed(deps.db.db, id);
  return { state: caseState(now, deps.now()), version: now.version };
}
