import type { Currency } from '../../../domain/currencies.ts';
import type { EnteredLine } from '../../../domain/draft-orders/draft-order-schema.ts';
import { type DraftTerms, MOST_SEATS, unitPrice } from '../../../domain/draft-orders/draft-order.ts';
import type { Language } from '../../../domain/languages.ts';
import { formatMoney, ofMinor } from '../../../domain/money.ts';
import { leastChargeAt } from '../../../domain/operators/pricing/local-price.ts';
import { isChargeable } from '../../../domain/operators/typed-amount.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { ApprovalNeeded } from '../../audit/approvals.ts';
import { letMoneyOut } from '../../audit/money-out.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { offerFor } from '../../catalog/quote.ts';
import type { Tx } from '../../db/database.ts';
import { acceptDraft, mailDraft } from '../../draft-orders/accept-draft.ts';
import { bankAccountFor } from '../../draft-orders/bank-details.ts';
import { linesOfDraft } from '../../draft-orders/draft-basket.ts';
import {
  insertDraft,
  changeDraft,
  type FoundDraft,
  readCreditAccount,
  stateOf,
} from '../../draft-orders/draft-orders.ts';
import { costOfLines, linesBelowCost, pricedLines, totalOfLines } from '../../draft-orders/price-lines.ts';
import type { DraftOrder } from '../../draft-orders/tables.ts';
import { actor } from '../../staff/acting.ts';
import { lookUpBusiness } from '../../tax/business.ts';
import { type VerbCall, wrongField } from '../parts/verb.ts';

/** What an operator says of a draft order. */
export interface EnteredDraft {
  terms: DraftTerms;
  why: string;
  fullName: string;
  email: string;
  company: string | null;
  vatNumber: string | null;
  language: Language;
  currency: Currency;
  lines: EnteredLine[];
  note: string;
  validUntil: Date;
  dueDays: number;
  /** The buyer's own number of the order. */
  purchaseOrder: string | null;
  creditAccountId: string | null;
  leadId: string | null;
  topUp: { esimId: string; purchaseId: string } | null;
  /** Its prices may be below what the eSIMs cost. */
  mayLose: boolean;
}

const YEAR_MS = 366 * 24 * 3_600_000;

/** The columns of a draft order. @throws Problem `invalid_field` that says what is wrong with it */
export async function columnsOf({ deps }: VerbCall, entered: EnteredDraft) {
  const { terms, currency, validUntil, vatNumber } = entered;
  const { db } = deps.db;
  const now = deps.now();
  if (validUntil <= now) throw wrongField('valid_until', 'Please choose a day in the future.');
  if (validUntil.getTime() > now.getTime() + YEAR_MS)
    throw wrongField('valid_until', 'Please choose a day within a year.');
  const seats = entered.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (seats > MOST_SEATS) throw wrongField('lines', `The most in one order is ${MOST_SEATS} eSIMs.`);
  if (entered.topUp && seats !== 1)
    throw wrongField('lines', 'Onto an eSIM that its buyer has goes one plan at a time.');
  const isOdd = ({ unit_cents: unit, tiers = [] }: EnteredLine) =>
    [unit, ...tiers.map((tier) => tier.unit_cents)].some((cents) => !isChargeable(cents, currency));
  if (entered.lines.some(isOdd)) throw wrongField('lines', 'This currency has no such amount.');
  const free = entered.lines.map((line) => Object.assign({}, line, { unit_cents: 0, tiers: undefined }));
  const lines = await pricedLines(deps, terms === 'free' ? free : entered.lines, currency).catch(
    (error: unknown) => {
      if (!(error instanceof Problem) || error.reason !== 'unknown_plan') throw error;
      throw wrongField('lines', 'One of these plans is not on sale in this currency.');
    },
  );
  const [below] = linesBelowCost(lines);
  if (below && terms !== 'free' && !entered.mayLose)
    throw wrongField(
      'below_cost',
      `${below.plan.country}: ${formatMoney(ofMinor(unitPrice(below), currency))} is below what one costs, ${formatMoney(ofMinor(below.floor_cents, currency))}. Confirm it if you mean it.`,
    );
  const business = vatNumber === null ? null : await lookUpBusiness(deps, { vatNumber, token: null });
  const taxBp = terms === 'free' ? 0 : (business?.taxBp ?? 0);
  const totalCents = totalOfLines(lines, currency, taxBp);
  await mustBePayable({ deps }, terms, { lines, currency, totalCents });
  if (terms === 'invoice' && !(await bankAccountFor(db, currency)))
    throw wrongField('terms', `Enter a bank account for ${currency} under Money, or choose other terms.`);
  const account =
    entered.creditAccountId === null ? null : await readCreditAccount(db, entered.creditAccountId);
  if (terms === 'account' && account?.currency !== currency)
    throw wrongField('credit_account', 'Please choose an account in the same currency.');
  return {
    terms,
    why: entered.why,
    leadId: entered.leadId,
    fullName: entered.fullName,
    email: entered.email,
    company: entered.company,
    vatNumber,
    language: entered.language,
    currency,
    lines,
    totalCents,
    taxBp,
    note: entered.note,
    validUntil,
    dueDays: account?.dueDays ?? entered.dueDays,
    purchaseOrder: entered.purchaseOrder,
    creditAccountId: terms === 'account' ? (account?.id ?? null) : null,
    topUpEsimId: entered.topUp?.esimId ?? null,
    topUpPurchaseId: entered.topUp?.purchaseId ?? null,
  };
}

async function mustBePayable(
  { deps }: Pick<VerbCall, 'deps'>,
  terms: DraftTerms,
  { lines, currency, totalCents }: { lines: readonly EnteredLine[]; currency: Currency; totalCents: number },
): Promise<void> {
  if (terms === 'free') return;
  const [line] = lines;
  const offer = line && (await offerFor(deps, line.bundle_name, line.country_code, currency));
  const least = terms === 'link' && offer ? leastChargeAt(offer.charged.rate) : 1;
  if (totalCents < least)
    throw wrongField('lines', `The least that can be paid is ${formatMoney(ofMinor(least, currency))}.`);
}

/** Stores a new draft order. @returns null if its id is there already */
export async function addDraft(
  { deps, by }: VerbCall,
  tx: Tx,
  row: Awaited<ReturnType<typeof columnsOf>> &
    Pick<DraftOrder, 'id'> &
    Partial<Pick<DraftOrder, 'importId' | 'importLine'>>,
): Promise<DraftOrder | null> {
  const added = await insertDraft(tx, {
    ...row,
    state: 'draft',
    operatorId: by.operatorId,
    createdAt: deps.now(),
  });
  if (added)
    await recordAudit(deps, tx, {
      ...actor(by),
      what: 'draft order made',
      why: row.why,
      subject: `draft order ${row.id}`,
      amount: ofMinor(row.totalCents, row.currency),
      after: { terms: row.terms },
    });
  return added;
}

/**
 * Sends a draft order to its buyer, in the caller's transaction, which has locked it; sent again, it is the same link. An invoice is due from now on,
 * without an acceptance.
 * @throws Problem `invalid_field` if it cannot be sent now
 */
export async function sendDraft(
  { deps, by }: VerbCall,
  tx: Tx,
  found: FoundDraft,
  { isInvoice }: { isInvoice: boolean },
): Promise<void> {
  const { draft } = found;
  const state = stateOf(found, deps);
  if (draft.terms === 'free') throw wrongField('id', 'Nothing is to be paid: order it at once.');
  // What is ordered on account and not paid is sent again as a reminder.
  if (!['draft', 'open', 'accepted'].includes(state) && !found.isOwed)
    throw wrongField('id', `It is ${state}.`);
  if (isInvoice && draft.terms !== 'invoice')
    throw wrongField('as', 'Only an order by invoice is sent as one.');
  const sent =
    state === 'accepted' || state === 'placed'
      ? draft
      : await changeDraft(tx, draft, { state: 'open', sentAt: draft.sentAt ?? deps.now() });
  if (!sent) throw new Problem('changed_by_another');
  const now =
    isInvoice && state !== 'accepted' && state !== 'placed'
      ? await acceptDraft(
          deps,
          tx,
          { draft: sent, isPlaced: false, isOwed: false },
          { acceptedBy: 'operator', actor: actor(by) },
        )
      : sent;
  await mailDraft(deps, tx, now);
  await recordAudit(deps, tx, {
    ...actor(by),
    what: 'draft order sent',
    why: draft.why,
    subject: `draft order ${draft.id}`,
  });
}

/**
 * Orders what is free or on account at once, in the caller's transaction, which has locked it. What the eSIMs cost counts as money that its
 * operator sends out.
 * @throws Problem `invalid_field` if it is more than the operator's role may give away
 */
export async function orderDraft({ deps, by }: VerbCall, tx: Tx, found: FoundDraft): Promise<void> {
  const { draft } = found;
  if (draft.terms !== 'free' && draft.terms !== 'account')
    throw wrongField('id', 'It has to be paid: send it to its buyer.');
  if (!['draft', 'open'].includes(stateOf(found, deps)))
    throw wrongField('id', `It is ${stateOf(found, deps)}.`);
  const cents = costOfLines(linesOfDraft(draft));
  try {
    await letMoneyOut(deps, tx, by, { purchaseId: draft.id, cents });
  } catch (error) {
    if (!(error instanceof ApprovalNeeded)) throw error;
    throw wrongField(
      'id',
      'It costs more than your role may give away in a day. It is kept: a colleague with a higher role can order it.',
    );
  }
  await recordAudit(deps, tx, {
    ...actor(by),
    what: 'draft order placed',
    why: draft.why,
    subject: `draft order ${draft.id}`,
    amount: ofMinor(cents, 'USD'),
  });
  await acceptDraft(deps, tx, found, { acceptedBy: 'operator', actor: actor(by) });
}
