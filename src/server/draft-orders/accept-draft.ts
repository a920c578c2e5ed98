import { draftNumber, METHOD_OF_TERMS } from '../../domain/draft-orders/draft-order.ts';
import { ofMinor } from '../../domain/money.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/outbox.ts';
import { openManualPayment } from '../manual-payments/manual-payments.ts';
import { bankAccountFor } from './bank-details.ts';
import {
  changeDraft,
  type FoundDraft,
  isWithinLimit,
  lockCreditAccount,
  owedBy,
  stateOf,
} from './draft-orders.ts';
import { placeDraft } from './place-draft.ts';
import type { DraftOrder } from './tables.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Accepts a draft order that no processor is paid for, in the caller's transaction, which has locked it: an invoice then waits for its
 * transfer, everything else is ordered by a job. Throws `no_offer` if it is not open any more, `credit_used_up` if its account may
 * not owe that much, and for an invoice without bank details.
 */
export async function acceptDraft(
  deps: Pick<Deps, 'now' | 'queue'>,
  tx: Tx,
  found: FoundDraft,
  { acceptedBy, actor }: { acceptedBy: 'buyer' | 'operator'; actor: AuditActor },
): Promise<DraftOrder> {
  const { draft } = found;
  const state = stateOf(found, deps);
  const method = METHOD_OF_TERMS[draft.terms];
  const mayAccept = state === 'open' || (acceptedBy === 'operator' && state === 'draft');
  if (!mayAccept || method === null) throw new Problem('no_offer');
  const now = deps.now();
  const total = ofMinor(draft.totalCents, draft.currency);
  const bank = await bankAccountFor(tx, draft.currency);
  if (method === 'transfer' && !bank) throw new Problem('no_offer');
  if (method === 'account') await mustFitCredit(tx, draft);
  const dueAt = method === 'free' ? null : new Date(now.getTime() + draft.dueDays * DAY_MS);
  const terms = {
    dueAt: dueAt?.toISOString() ?? null,
    reference: draftNumber(draft.id),
    purchaseOrder: draft.purchaseOrder,
    bank: bank && { holder: bank.holder, bank: bank.bank, account: bank.account, bic: bank.bic },
  };
  const accepted = await changeDraft(tx, draft, {
    state: 'accepted',
    acceptedAt: now,
    acceptedBy,
    dueAt,
    paymentId: await openManualPayment(tx, { method, total, terms, at: now }),
  });
  if (!accepted) throw new Problem('changed_by_another');
  await recordAudit(deps, tx, {
    ...actor,
    what: 'draft order accepted',
    why: draft.why,
    subject: `draft order ${draft.id}`,
    amount: total,
    after: { terms: draft.terms },
  });
  if (method !== 'transfer') await deps.queue.send('draft.place', { draftOrderId: draft.id }, { tx });
  return accepted;
}

async function mustFitCredit(tx: Tx, draft: DraftOrder): Promise<void> {
  const account = draft.creditAccountId && (await lockCreditAccount(tx, draft.creditAccountId));
  const wanted = { amount: draft.totalCents, currency: draft.currency };
  if (!account || !isWithinLimit(account, await owedBy(tx, account.id), wanted))
    throw new Problem('credit_used_up');
}

/** Orders its eSIMs at once if it can; otherwise its job does. */
export async function placeNow(deps: Deps, id: string): Promise<void> {
  await placeDraft(deps, id).catch((error: unknown) => {
    deps.log.warn({ err: error, draftOrderId: id }, 'a draft order is placed later');
  });
}

/** Queues the mail with the link and the PDF. */
export async function mailDraft(deps: Deps, tx: Tx, { id, email, language }: DraftOrder): Promise<void> {
  await queueMail(deps, tx, { template: 'draft_order', address: email, language, draftOrderId: id });
}
