import { z } from 'zod';

import { isSameAddress } from '../../../domain/email-address.ts';
import { actOfCase, CASE_ACTS, type CaseAct } from '../../../domain/operators/cases.ts';
import { mailNames } from '../../../domain/operators/mail-names.ts';
import { plainly } from '../../../domain/operators/plainly.ts';
import type { OrderMail } from '../../../domain/orders/order-mails.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { addNote, caseNamed, changeCase } from '../../alerts/cases.ts';
import { seeReview } from '../../alerts/see-review.ts';
import type { Alert } from '../../alerts/tables.ts';
import { settleCases } from '../../alerts/watch.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { priceByNewRates } from '../../catalog/localize-prices.ts';
import { mailDraft, placeNow } from '../../draft-orders/accept-draft.ts';
import { type FoundDraft, lockDraft, readDraft } from '../../draft-orders/draft-orders.ts';
import { whyMailUntrue } from '../../esims/known-order.ts';
import { addressesOf, queueOrderMails, waitingMails } from '../../mail/outbox.ts';
import { isDraftMailedSince, readMail, sendOnceMore } from '../../mail/queries.ts';
import { followDisputes } from '../../payments/dispute.ts';
import { REFUND_FAILED } from '../../purchase/flag-for-review.ts';
import { readPurchase } from '../../purchase/purchases.ts';
import { reconcile } from '../../reconciliation/reconciliations.ts';
import { recoverPurchase } from '../../recovery/recover.ts';
import { giveBackTax } from '../../refunds/give-back-tax.ts';
import { retryRefund } from '../../refunds/retry-refund.ts';
import { actor } from '../../staff/acting.ts';
import { operatorAt, readOperator } from '../../staff/operators.ts';
import { mustBeAllowed } from '../parts/allowed.ts';
import { seen, verb, type VerbCall, reason, wrongField } from '../parts/verb.ts';
import { changedCase, changedSchema, caseName } from './cases.ts';

const target = { case: caseName, seen };
const MAX_MAILS = 500;
/** Jobs that an act has queued are done by then, and the case with them. */
const CHECK_AGAIN_SECONDS = 10;
/** Between two reminders. */
const REMINDER_MS = 20 * 3_600_000;

export const case_owner = verb({
  permission: 'cases.work',
  summary: 'Assign a case to yourself or somebody else, or unassign it',
  changes: true,
  input: z.object({
    ...target,
    owner: z
      .union([z.uuid(), z.email(), z.literal('me')])
      .nullable()
      .describe('an operator’s email or id, or me'),
  }),
  output: changedSchema,
  async run(call, { case: named, seen: version, owner }) {
    const { deps, by } = call;
    const { id, ownerId: before } = await caseNamed(deps.db.db, named);
    const wanted = owner === 'me' ? by.operatorId : owner;
    const find = wanted?.includes('@') ? operatorAt : readOperator;
    const person = wanted === null ? null : await find(deps.db.db, wanted);
    if (wanted !== null && (!person || person.removedAt)) throw new Problem('no_operator');
    const ownerId = person?.id ?? null;
    await changeCase(
      deps,
      by,
      { id, seen: version },
      {
        what: 'case given',
        set: { ownerId },
        before: { owner: before },
        after: { owner: ownerId },
      },
    );
    return changedCase(call, id);
  },
});

export const case_snooze = verb({
  permission: 'cases.work',
  summary: 'Snooze a case, or end its snooze',
  changes: true,
  input: z.object({ ...target, until: z.iso.datetime({ offset: true }).nullable() }),
  output: changedSchema,
  async run(call, { case: named, seen: version, until }) {
    const { deps, by } = call;
    const { id } = await caseNamed(deps.db.db, named);
    const snoozedUntil = until === null ? null : new Date(until);
    await changeCase(
      deps,
      by,
      { id, seen: version },
      {
        what: until === null ? 'case taken up again' : 'case snoozed',
        set: { snoozedUntil, closedAt: null, closedBy: null },
        after: { until: snoozedUntil?.toISOString() ?? null },
      },
    );
    return changedCase(call, id);
  },
});

export const case_note = verb({
  permission: 'cases.work',
  summary: 'Add a note to a case',
  changes: true,
  input: z.object({ case: caseName, words: z.string().trim().min(1).max(2000) }),
  output: changedSchema,
  async run(call, { case: named, words }) {
    const { deps, by } = call;
    const found = await caseNamed(deps.db.db, named);
    await addNote(deps, by, found, words);
    return changedCase(call, found.id);
  },
});

export const case_act = verb({
  permission: 'cases.work',
  summary: 'Do the one safe act of a case, and check at once whether it resolved the case',
  changes: true,
  input: z.object(target),
  output: changedSchema,
  async run(call, { case: named, seen: version }) {
    const { deps, by } = call;
    const found = await caseNamed(deps.db.db, named);
    const act = actOfCase(found.kind);
    mustBeAllowed(call, CASE_ACTS[act]);
    // Saved before the act: if two operators work on the same version of the case, the second fails here and acts on nothing.
    const set = act === 'see' ? seenBy(call) : {};
    await changeCase(deps, by, { id: found.id, seen: version }, { what: `case: ${plainly(act)}`, set });
    await DO[act](call, found);
    await settleCases(deps, [found.kind]);
    const now = await changedCase(call, found.id);
    if (now.state !== 'over')
      await deps.queue.send('operator.watch', {}, { afterSeconds: CHECK_AGAIN_SECONDS });
    return now;
  },
});

export const case_close = verb({
  permission: 'cases.work',
  summary: 'Close a case that was solved in another way; it is resolved once its cause has ended',
  changes: true,
  input: z.object({ ...target, reason }),
  output: changedSchema,
  async run(call, { case: named, seen: version, reason }) {
    const { deps, by } = call;
    const { id, kind, purchaseId } = await caseNamed(deps.db.db, named);
    await changeCase(
      deps,
      by,
      { id, seen: version },
      { what: 'case closed', why: reason, set: seenBy(call) },
    );
    // The buyer got the money another way, so no list needs to flag the order for review any more.
    if (kind === 'refund_failed' && purchaseId) await seeReview(deps, purchaseId, actor(by), REFUND_FAILED);
    return changedCase(call, id);
  },
});

function seenBy({ deps, by }: VerbCall) {
  return { closedAt: deps.now(), closedBy: by.operatorId, snoozedUntil: null };
}

type Do = (call: VerbCall, about: Alert) => Promise<unknown>;

/** What each act does. Each records its own changes in the audit. */
const DO: Record<CaseAct, Do> = {
  // Nothing to do here: the case is checked again after every act.
  check: async () => {},
  see: async () => {},
  retry_order: ofPurchase(({ deps }, purchaseId) => recoverPurchase(deps, purchaseId)),
  ask_processor: ofPurchase(({ deps }, purchaseId) => followDisputes(deps, purchaseId)),
  see_review: ofPurchase(async ({ deps, by }, purchaseId) => {
    // If the dispute is over, whatever waited for it goes on.
    await followDisputes(deps, purchaseId);
    await seeReview(deps, purchaseId, actor(by));
  }),
  retry_refund: ofPurchase(({ deps, by }, purchaseId, { subject }) =>
    retryRefund(deps, { id: subject, purchaseId }, actor(by)),
  ),
  give_back_tax: ofPurchase(({ deps, by }, purchaseId) =>
    giveBackTax(deps, purchaseId, { why: 'the VAT number is valid', by }),
  ),
  resend_mail: ofPurchase(async ({ deps, by }, purchaseId, { subject }) => {
    const mail = await readMail(deps.db.db, subject);
    const purchase = await readPurchase(deps.db.db, purchaseId);
    if (!mail || !purchase) throw new Problem('no_mail_of_order');
    const untrue = await whyMailUntrue(deps.db.db, mail);
    if (untrue !== null) throw new Problem('mail_untrue', { why: untrue });
    const own = addressesOf(purchase);
    if (own.some((one) => isSameAddress(one, mail.address))) await sendOnceMore(deps, [mail]);
    // The order has another address by now, and the old one gets nothing any more.
    else
      await deps.db.db.transaction((tx) =>
        queueOrderMails(deps, tx, purchase, mail.template as OrderMail, { again: true }),
      );
    const what = `mail sent again (${mailNames[mail.template]})`;
    await recordAudit(deps, deps.db.db, { ...actor(by), what, why: '', purchaseId });
  }),
  async reconciliation_run({ deps, by }) {
    await reconcile(deps, by);
  },
  async read_rates({ deps }) {
    // The case says why the file cannot be read.
    await priceByNewRates(deps).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'the exchange rates were not read');
    });
  },
  async remind_buyer(call, about) {
    const { deps, by } = call;
    const { draft } = await draftOf(call, about);
    await deps.db.db.transaction(async (tx) => {
      const since = new Date(deps.now().getTime() - REMINDER_MS);
      await lockDraft(tx, draft.id);
      if (await isDraftMailedSince(tx, draft.id, since))
        throw wrongField('case', 'It was mailed less than a day ago.');
      await mailDraft(deps, tx, draft);
      const what = 'payment reminder sent';
      await recordAudit(deps, tx, { ...actor(by), what, why: '', subject: `draft order ${draft.id}` });
    });
  },
  async place_draft(call, about) {
    const { draft } = await draftOf(call, about);
    await placeNow(call.deps, draft.id);
  },
  async send_mails({ deps }) {
    for (const { id } of await waitingMails(deps.db.db, deps.now(), MAX_MAILS))
      await deps.queue.send('mail.send', { mailId: id });
  },
};

/** @throws Problem `changed_meanwhile` if it is gone, which no draft order is */
async function draftOf({ deps }: VerbCall, { subject }: Alert): Promise<FoundDraft> {
  const found = await readDraft(deps.db.db, subject);
  if (!found) throw new Problem('changed_meanwhile');
  return found;
}

function ofPurchase(act: (call: VerbCall, purchaseId: string, about: Alert) => Promise<unknown>): Do {
  return async (call, about) => {
    if (about.purchaseId === null) throw new Problem('no_order');
    await act(call, about.purchaseId, about);
  };
}
