import { z } from 'zod';

import { formatMoney, ofMinor } from '../../../domain/money.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { placeNow } from '../../draft-orders/accept-draft.ts';
import { lockDraft, notePaid } from '../../draft-orders/draft-orders.ts';
import type { DraftOrder } from '../../draft-orders/tables.ts';
import {
  lockManualPayment,
  manualBooksOf,
  noteTransfer,
  owedIn,
} from '../../manual-payments/manual-payments.ts';
import type { ManualPayment } from '../../manual-payments/tables.ts';
import { actor } from '../../staff/acting.ts';
import { verb, type VerbCall, wrongField } from '../parts/verb.ts';
import { draftFacts, presented, unknownDraft } from './draft-facts.ts';

const noted = {
  id: z.uuid(),
  cents: z.int().positive().max(2_000_000_000).describe('in minor units of the order’s currency'),
  day: z.iso.date().describe('on the bank’s statement'),
  reference: z
    .string()
    .trim()
    .min(1)
    .max(140)
    .refine((text) => !/\p{C}/u.test(text), 'Please use one line of letters and signs')
    .describe('the bank’s own words for it'),
};

/** Locks an order with its payment. */
async function lockBoth(
  { deps }: VerbCall,
  tx: Tx,
  id: string,
  day: string,
): Promise<{ draft: DraftOrder; payment: ManualPayment }> {
  const found = await lockDraft(tx, id);
  if (!found) throw unknownDraft();
  const { paymentId } = found.draft;
  const payment = paymentId === null ? null : await lockManualPayment(tx, paymentId);
  if (!payment || payment.method === 'free') throw wrongField('id', 'Nobody transfers money for this order.');
  if (new Date(`${day}T00:00:00Z`).getTime() > deps.now().getTime() + 24 * 3_600_000)
    throw wrongField('day', 'Please enter a day that has come.');
  return { draft: found.draft, payment };
}

export const transfer_note = verb({
  permission: 'transfers.note',
  summary:
    'Note money that arrived for an order by bank transfer. Once all of it is there, the eSIMs are ordered',
  changes: true,
  input: z.object(noted),
  output: draftFacts,
  async run(call, { id, cents, day, reference }) {
    const { deps, by } = call;
    await deps.db.db.transaction(async (tx) => {
      const { draft, payment } = await lockBoth(call, tx, id, day);
      const books = await manualBooksOf(tx, payment.id);
      const isThere = books?.transfers.some(
        (one) =>
          one.direction === 'in' &&
          one.reference === reference &&
          one.onDay === day &&
          one.amountCents === cents,
      );
      if (isThere) throw wrongField('reference', 'This transfer is noted already.');
      const isPaid = await noteTransfer(tx, payment, {
        direction: 'in',
        refundId: null,
        amountCents: cents,
        onDay: day,
        reference,
        operatorId: by.operatorId,
        at: deps.now(),
      });
      await recordAudit(deps, tx, {
        ...actor(by),
        what: 'transfer noted',
        why: draft.why,
        subject: `draft order ${id}`,
        amount: ofMinor(cents, draft.currency),
        after: { day, reference },
      });
      const now = await manualBooksOf(tx, payment.id);
      if (now && owedIn(now) <= 0) await notePaid(tx, id, deps.now());
      if (isPaid) await deps.queue.send('draft.place', { draftOrderId: id }, { tx });
    });
    await placeNow(deps, id);
    return presented(call, id);
  },
});

export const transfer_return = verb({
  permission: 'transfers.note',
  summary:
    'Note money that was transferred back: a refund that waits for it, or what came in beyond what was owed',
  changes: true,
  input: z.object({
    ...noted,
    refund: z
      .string()
      .max(100)
      .nullable()
      .default(null)
      .describe('the refund that it is; none for what was too much'),
  }),
  output: draftFacts,
  async run(call, { id, cents, day, reference, refund: refundId }) {
    const { deps, by } = call;
    await deps.db.db.transaction(async (tx) => {
      const { draft, payment } = await lockBoth(call, tx, id, day);
      const books = await manualBooksOf(tx, payment.id);
      if (!books) throw unknownDraft();
      const refund = books.refunds.find((one) => one.id === refundId && one.status === 'pending');
      if (refundId !== null && !refund) throw wrongField('refund', 'No such refund waits for a transfer.');
      const most = refund ? refund.amountCents : Math.max(0, 0 - owedIn(books));
      const written = formatMoney(ofMinor(most, draft.currency));
      if (refund ? cents !== most : cents > most)
        throw wrongField(
          'cents',
          refund ? `The refund is ${written}.` : `No more than ${written} came in beyond what was owed.`,
        );
      await noteTransfer(tx, payment, {
        direction: 'out',
        refundId,
        amountCents: cents,
        onDay: day,
        reference,
        operatorId: by.operatorId,
        at: deps.now(),
      });
      await recordAudit(deps, tx, {
        ...actor(by),
        what: 'transfer back noted',
        why: draft.why,
        subject: `draft order ${id}`,
        amount: ofMinor(cents, draft.currency),
        after: { day, reference },
      });
      const [own] = (refund?.refundId ?? '').split(':');
      if (own) await deps.queue.send('refund.send', { refundId: own }, { tx });
    });
    return presented(call, id);
  },
});
