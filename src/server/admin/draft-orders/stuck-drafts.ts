import { z } from 'zod';

import type { DraftLine, EnteredLine } from '../../../domain/draft-orders/draft-order-schema.ts';
import { MOST_DRAFT_LINES } from '../../../domain/draft-orders/draft-order.ts';
import { ofMinor } from '../../../domain/money.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { placeNow } from '../../draft-orders/accept-draft.ts';
import { goneLines, linesOfDraft } from '../../draft-orders/draft-basket.ts';
import { changeDraft, lockDraft, stateOf } from '../../draft-orders/draft-orders.ts';
import { linesBelowCost, pricedLines } from '../../draft-orders/price-lines.ts';
import type { DraftOrder } from '../../draft-orders/tables.ts';
import { giveUpManualPayment, lockManualPayment } from '../../manual-payments/manual-payments.ts';
import { abandonPurchase } from '../../payments/abandon-purchase.ts';
import { readPurchase } from '../../purchase/purchases.ts';
import { actor } from '../../staff/acting.ts';
import { mustHaveReason, reason, verb, type VerbCall, wrongField } from '../parts/verb.ts';
import { draftFacts, draftNamed, presented, unknownDraft } from './draft-facts.ts';

export const draft_order_give_up = verb({
  permission: 'drafts.work',
  summary:
    'Give up an order that is paid and whose eSIMs cannot be ordered: what came in is then owed to its buyer',
  changes: true,
  input: z.object({ id: z.uuid(), reason }),
  output: draftFacts,
  async run(call, { id: wanted, reason: why }) {
    const { deps, by } = call;
    mustHaveReason(why);
    const { draft: before } = await draftNamed(call, wanted);
    const begun = before.purchaseId === null ? null : await readPurchase(deps.db.db, before.purchaseId);
    // Its purchase ends first: nothing is ordered for it from then on.
    if (begun && !(await abandonPurchase(deps, begun))) throw isOrdered();
    await deps.db.db.transaction(async (tx) => {
      const found = await lockDraft(tx, wanted);
      if (!found) throw unknownDraft();
      const { draft } = found;
      const payment = draft.paymentId === null ? null : await lockManualPayment(tx, draft.paymentId);
      if (stateOf(found, deps) !== 'accepted' || payment?.status !== 'paid')
        throw wrongField('id', 'It does not wait for its eSIMs.');
      // Begun meanwhile.
      if ((payment.purchaseId ?? before.purchaseId) !== before.purchaseId) throw isOrdered();
      await giveUpManualPayment(tx, payment);
      const changed = await changeDraft(tx, draft, {
        state: 'canceled',
        canceledAt: deps.now(),
        linkNumber: draft.linkNumber + 1,
      });
      if (!changed) throw new Problem('changed_by_another');
      await recordAudit(deps, tx, {
        ...actor(by),
        what: 'draft order given up',
        why,
        subject: `draft order ${wanted}`,
        amount: ofMinor(draft.totalCents, draft.currency),
      });
    });
    await deps.queue.send('cases.settle', { kinds: ['draft_stuck'] });
    return presented(call, wanted);
  },
});

const isOrdered = () => wrongField('id', 'Its eSIMs are ordered. Refund its orders in its place.');

export const draft_order_change_plan = verb({
  permission: 'drafts.work',
  summary: 'Deliver another plan in place of one that is not on sale any more, at the price that was paid',
  changes: true,
  input: z.object({
    id: z.uuid(),
    version: z.int().positive().describe('as it was seen'),
    line: z.int().min(1).max(MOST_DRAFT_LINES),
    bundle_name: z.string().trim().min(1).max(100),
    country_code: z.string().trim().min(2).max(10).toUpperCase(),
    below_cost: z.boolean().default(false).describe('whether the plan may cost more than was paid for it'),
    reason,
  }),
  output: draftFacts,
  async run(call, { id: wanted, version, line, reason: why, below_cost: mayLose, ...plan }) {
    const { deps, by } = call;
    mustHaveReason(why);
    const { draft: before } = await draftNamed(call, wanted);
    const old = linesOfDraft(before)[line - 1];
    if (!old) throw wrongField('line', 'There is no such line.');
    if (!(await goneLines(deps, before)).includes(line))
      throw wrongField('line', 'Its plan is on sale, and is ordered by itself.');
    const begun = before.purchaseId === null ? null : await readPurchase(deps.db.db, before.purchaseId);
    if (begun && !(await abandonPurchase(deps, begun))) throw isOrdered();
    const priced = await pricedForLine(call, before, { ...old, ...plan }, mayLose);
    await deps.db.db.transaction(async (tx) => {
      const found = await lockDraft(tx, wanted);
      if (!found) throw unknownDraft();
      const { draft } = found;
      if (stateOf(found, deps) !== 'accepted') throw wrongField('id', 'Only what waits for its eSIMs.');
      if (draft.purchaseId !== before.purchaseId) throw isOrdered();
      if (draft.version !== version) throw new Problem('changed_by_another');
      const lines = linesOfDraft(draft).map((one, at) => (at === line - 1 ? priced : one));
      if (!(await changeDraft(tx, draft, { lines }))) throw new Problem('changed_by_another');
      await recordAudit(deps, tx, {
        ...actor(by),
        what: 'draft order changed',
        why,
        subject: `draft order ${wanted}`,
        before: { plan: old.bundle_name, place: old.country_code },
        after: { plan: priced.bundle_name, place: priced.country_code },
      });
      await deps.queue.send('draft.place', { draftOrderId: wanted }, { tx });
    });
    await placeNow(deps, wanted);
    await deps.queue.send('cases.settle', { kinds: ['draft_stuck'] });
    return presented(call, wanted);
  },
});

/** A line with another plan. @throws Problem `invalid_field` */
async function pricedForLine(
  { deps }: VerbCall,
  { currency, terms }: Pick<DraftOrder, 'currency' | 'terms'>,
  line: EnteredLine,
  mayLose: boolean,
): Promise<DraftLine> {
  const { bundle_name, country_code, quantity, unit_cents, tiers } = line;
  const entered = { bundle_name, country_code, quantity, unit_cents, ...(tiers && { tiers }) };
  const [priced] = await pricedLines(deps, [entered], currency).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.reason !== 'unknown_plan') throw error;
    throw wrongField('bundle_name', 'This plan is not on sale in this currency.');
  });
  if (!priced) throw new Error('a line has no price');
  if (terms !== 'free' && !mayLose && linesBelowCost([priced]).length > 0)
    throw wrongField('below_cost', 'It costs more than was paid for it. Confirm it if you mean it.');
  return priced;
}
