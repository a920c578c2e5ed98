import { z } from 'zod';

import { PROCESSORS } from '../../../domain/checkout/payment-method.ts';
import { BASE_CURRENCY } from '../../../domain/currencies.ts';
import { DISPUTE_ENDS, EVIDENCE_NAMES, type EvidenceName } from '../../../domain/operators/disputes.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { settleCases } from '../../alerts/watch.ts';
import type { Deps } from '../../deps.ts';
import { followDisputes } from '../../payments/dispute.ts';
import {
  changeDispute,
  disputeNamed,
  countDisputes,
  DISPUTE_SORTS,
  isByDue,
  listDisputes,
} from '../../payments/disputes/disputes.ts';
import type { Dispute } from '../../payments/disputes/tables.ts';
import type { DisputeAnswers } from '../../providers/processor.ts';
import { purchasesById } from '../../purchase/overview/overview.ts';
import { baseOf } from '../../purchase/paid-price.ts';
import { readPurchase } from '../../purchase/purchases.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { actor } from '../../staff/acting.ts';
import { operatorsById } from '../../staff/operators.ts';
import { mayKnowBuyers } from '../parts/allowed.ts';
import { namedOrder, namedOrderSchema } from '../parts/named-orders.ts';
import { counted, nextPage, paged, pageOf } from '../parts/pages.ts';
import {
  amountOf,
  amountSchema,
  baseAmountOf,
  iso,
  isoOrNull,
  moment,
  seen,
  verb,
  type VerbCall,
} from '../parts/verb.ts';
import { composeEvidence, type EvidenceTexts, receiptOf } from './compose-evidence.ts';

/** Our id of a dispute, or its processor's. */
const disputeName = z.string().trim().min(6).max(100);
/** The operator's own words, added to the evidence from our records. */
const statement = z.string().trim().max(20_000).default('');

const disputeSchema = z.object({
  id: z.uuid(),
  processor: z.enum(PROCESSORS),
  reference: z.string(),
  order: namedOrderSchema,
  state: z.enum(DISPUTE_ENDS),
  /** In the processor's own words. */
  status: z.string(),
  reason: z.string(),
  amount: amountSchema,
  /** The same in dollars, at the rate of the purchase; null if that is gone, or was in a third currency. */
  dollars: amountSchema.nullable(),
  /** The processor's own fee for it; null until it is booked, or where it names none. */
  fee: amountSchema.nullable(),
  /** What it has taken for it and not given back, in the currency of our account there; null until it is booked. */
  taken: amountSchema.nullable(),
  opened_at: moment,
  due_at: moment.nullable(),
  /** Here or in the processor's dashboard. */
  answered: z.boolean(),
  staged_at: moment.nullable(),
  sent_at: moment.nullable(),
  version: z.int(),
});

type DisputeFacts = z.infer<typeof disputeSchema>;

const FIELDS: Record<EvidenceName, keyof EvidenceTexts> = {
  product: 'product',
  buyer_name: 'buyerName',
  buyer_email: 'buyerEmail',
  delivered_on: 'deliveredOn',
  activity: 'activity',
  refund_policy: 'refundPolicy',
  policy_disclosure: 'policyDisclosure',
  story: 'story',
};

export const disputes = verb({
  permission: 'disputes.read',
  summary:
    'List payments that buyers contest at their bank or with PayPal, newest first or by the day to answer by',
  changes: false,
  input: z.object({
    state: z.enum(DISPUTE_ENDS).optional(),
    processor: z.enum(PROCESSORS).optional(),
    sort: z.enum(DISPUTE_SORTS).default('newest').describe('by due day, only those that have one'),
    ...paged,
  }),
  output: z.object({ disputes: z.array(disputeSchema), ...nextPage, ...counted }),
  async run(call, { state, processor, sort, after, limit }) {
    const { deps } = call;
    const filter = { outcome: state, provider: processor };
    const { rows, next, countAll } = await pageOf(
      'disputes',
      { after, limit },
      (page) => listDisputes(deps.db.db, filter, { ...page, sort }),
      ({ dueAt, openedAt, id }) => ({ at: (isByDue(sort) && dueAt) || openedAt, id }),
    );
    const ids = [...new Set(rows.map(({ purchaseId }) => purchaseId))];
    const purchases = new Map((await purchasesById(deps.db.db, ids)).map((one) => [one.id, one]));
    return {
      disputes: rows.map((row) => listed(call, row, purchases.get(row.purchaseId) ?? null)),
      next,
      ...(await countAll(() => countDisputes(deps.db.db, filter, sort))),
    };
  },
});

export const dispute = verb({
  permission: 'disputes.read',
  summary: 'Show a dispute with its current state at the processor and the evidence from our books',
  changes: false,
  input: z.object({ dispute: disputeName }),
  output: disputeSchema.extend({
    /** The dispute's page at the processor. */
    page_url: z.string(),
    /** Whether it can be answered here, not only on that page. */
    answers_here: z.boolean(),
    staged_by: z.string().nullable(),
    sent_by: z.string().nullable(),
    /** Each text with its title, as it would be staged now; empty for operators who may not know buyers. */
    evidence: z.array(z.object({ name: z.enum(EVIDENCE_NAMES), text: z.string() })),
  }),
  async run(call, { dispute: named }) {
    const { deps } = call;
    const { db } = deps.db;
    const found = await followed(deps, named);
    const people = await operatorsById(
      db,
      [found.stagedBy, found.sentBy].flatMap((id) => id ?? []),
    );
    const purchase = await readPurchase(db, found.purchaseId);
    // The evidence names the buyer throughout.
    const told: Partial<EvidenceTexts> =
      purchase && mayKnowBuyers(call) ? await composeEvidence(deps, purchase, '') : {};
    return {
      ...listed(call, found, purchase),
      page_url: found.pageUrl,
      answers_here: deps.processors[found.provider].answers !== null,
      staged_by: people.get(found.stagedBy ?? '')?.email ?? null,
      sent_by: people.get(found.sentBy ?? '')?.email ?? null,
      evidence: EVIDENCE_NAMES.flatMap((name) => {
        const text = told[FIELDS[name]];
        return text ? [{ name, text }] : [];
      }),
    };
  },
});

const changedSchema = z.object({ status: z.string(), version: z.int() });

export const dispute_stage = verb({
  permission: 'disputes.prepare',
  summary: 'Stage the evidence and the invoice at the processor; nothing is sent to the bank',
  changes: true,
  input: z.object({ dispute: disputeName, seen, statement }),
  output: changedSchema,
  async run({ deps, by }, { dispute: named, seen: version, statement: added }) {
    const found = await followed(deps, named);
    const answers = answersOf(deps, found);
    refuseAnswered(found, version);
    const purchase = await readPurchase(deps.db.db, found.purchaseId);
    if (!purchase) throw new Problem('no_order');
    const texts = await composeEvidence(deps, purchase, added);
    await answers.stage(found.reference, { ...texts, receipt: await receiptOf(deps, purchase.id) });
    const set = { stagedAt: deps.now(), stagedBy: by.operatorId };
    const entry = { ...actor(by), what: 'dispute evidence staged' };
    const now = await changeDispute(deps, { id: found.id, seen: version }, set, entry);
    return { status: now.status, version: now.version };
  },
});

export const dispute_send = verb({
  permission: 'disputes.answer',
  summary: 'Send the staged evidence of a dispute to the bank, which takes it only once',
  changes: true,
  input: z.object({ dispute: disputeName, seen }),
  output: changedSchema,
  async run({ deps, by }, { dispute: named, seen: version }) {
    const found = await followed(deps, named);
    const answers = answersOf(deps, found);
    refuseAnswered(found, version);
    if (!found.stagedAt) throw new Problem('not_staged');
    // Saved before sending: if two operators send at once, the second fails here and sends nothing.
    const set = { sentAt: deps.now(), sentBy: by.operatorId };
    await changeDispute(deps, { id: found.id, seen: version ?? found.version }, set, {
      ...actor(by),
      what: 'dispute answered',
    });
    await answers.send(found.reference);
    const now = await followed(deps, found.id);
    await settleCases(deps, ['dispute']);
    return { status: now.status, version: now.version };
  },
});

/** A dispute, refreshed from its processor. */
async function followed(deps: Deps, named: string): Promise<Dispute> {
  const { id, purchaseId } = await disputeNamed(deps.db.db, named);
  await followDisputes(deps, purchaseId);
  return disputeNamed(deps.db.db, id);
}

function answersOf({ processors }: Deps, { provider }: Dispute): DisputeAnswers {
  const { answers } = processors[provider];
  if (!answers) throw new Problem('own_page_only');
  return answers;
}

function refuseAnswered({ outcome, isAnswered, version }: Dispute, seenVersion: number | undefined): void {
  if (seenVersion !== undefined && seenVersion !== version) throw new Problem('changed_by_another');
  if (outcome !== 'open' || isAnswered) throw new Problem('answered_dispute');
}

function dollarsOf({ amountCents, currency }: Dispute, purchase: Purchase | null): DisputeFacts['dollars'] {
  if (currency === BASE_CURRENCY) return baseAmountOf(amountCents);
  return purchase?.currency === currency ? baseAmountOf(baseOf(purchase, amountCents)) : null;
}

function bookedAs(cents: number | null, { bookedCurrency }: Dispute): DisputeFacts['fee'] {
  return cents === null || bookedCurrency === null ? null : amountOf(cents, bookedCurrency);
}

function listed(call: VerbCall, row: Dispute, purchase: Purchase | null): DisputeFacts {
  return {
    id: row.id,
    processor: row.provider,
    reference: row.reference,
    order: namedOrder(call, row.purchaseId, purchase),
    state: row.outcome,
    status: row.status,
    reason: row.reason,
    amount: amountOf(row.amountCents, row.currency),
    dollars: dollarsOf(row, purchase),
    fee: bookedAs(row.feeCents, row),
    taken: bookedAs(row.bookedCents, row),
    opened_at: iso(row.openedAt),
    due_at: isoOrNull(row.dueAt),
    answered: row.isAnswered,
    staged_at: isoOrNull(row.stagedAt),
    sent_at: isoOrNull(row.sentAt),
    version: row.version,
  };
}
