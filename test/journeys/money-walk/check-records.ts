import type { Invoice } from '../../../src/server/invoices/tables.ts';
import type { Purchase } from '../../../src/server/purchase/tables.ts';
import type { MemoryWorld } from '../../support/memory-world/world.ts';
import type { Books } from './books.ts';
import type { Say } from './check-money.ts';

/** The mails to the buyer, the invoices and our own audit of a purchase match what happened, once each. */
export function checkRecords(world: MemoryWorld, purchase: Purchase, own: Books, say: Say): void {
  checkMails(world, purchase, own, say);
  checkInvoices(own, say);
  checkAudit(own, say);
  checkMethods(world, purchase, own, say);
}

function checkMails(
  world: MemoryWorld,
  { state, needsReview, email, replacingSince }: Purchase,
  { mails, refunds }: Books,
  say: Say,
): void {
  const events = mails.map(({ template, address }) => `${template} ${address}`);
  if (new Set(events).size !== events.length) say('a mail was noted twice');
  for (const { messageId, template, status } of mails) {
    const arrived = world.mailer.mails.some((mail) => mail.messageId === messageId);
    if (status === 'queued') say(`mail ${template} still waits`);
    if (status === 'sent' && !arrived) say(`mail ${template} was never sent`);
  }
  const has = (template: string) => mails.some((mail) => mail.template === template);
  if (needsReview === null && state === 'delivered' && has('refunded')) say('told of a refund');
  // The newest address has the codes, whatever came before.
  const codes = replacingSince === null ? 'delivered' : 'replaced';
  const isTold = mails.some(({ template, address }) => template === codes && address === email);
  if (needsReview === null && state === 'delivered' && !isTold) say(`not told at ${email}`);
  if (state === 'refunded' && !has('refunded')) say('not told');
  const isPart = refunds.some(({ part, status }) => part !== null && status === 'succeeded');
  if (isPart && !has('part_refunded')) say('not told of a part');
  if (state === 'abandoned' && (has('delivered') || has('refunded'))) say('told of an eSIM or a refund');
  const duplicate = refunds.some(({ reason, status }) => reason === 'duplicate' && status === 'succeeded');
  if (duplicate && !has('duplicate_payment')) say('not told of the duplicate payment');
}

function checkInvoices({ invoices, esims, refunds }: Books, say: Say): void {
  const written = invoices.filter(({ kind }) => kind === 'invoice').length;
  if (written !== esims.length) say(`${written} invoices for ${esims.length} eSIMs`);
  for (const { id, reason, part, status } of refunds) {
    const credits = invoices.filter(({ refundId }) => refundId === id).length;
    const isOwed = status === 'succeeded' && reason !== 'duplicate';
    if (credits > 1 || (isOwed && credits === 0))
      say(`${credits} credit notes for a refund (${reason ?? part})`);
  }
}

/** A payment records how it was made, including the wallet if there was one. */
function checkMethods({ stripe }: MemoryWorld, { paidWith }: Purchase, { payments }: Books, say: Say): void {
  for (const { provider, reference, status, wallet, methodLabel } of payments) {
    if (status !== 'accepted' && status !== 'duplicate') continue;
    const used = provider === 'stripe' ? (stripe.intents.get(reference)?.wallet ?? null) : null;
    if (wallet !== used) say(`paid from ${used}, and noted as ${wallet}`);
    if (status === 'accepted' && paidWith !== methodLabel)
      say(`paid with ${methodLabel}, and shown as ${paidWith}`);
  }
}

/** Each movement of money has an entry, and each entry has a person or a cause. */
function checkAudit({ audit, payments, refunds }: Books, say: Say): void {
  for (const { who, what, why, reference, origin } of audit) {
    const hasCause =
      who === 'operator' ? origin !== null : who === 'buyer' || why !== '' || reference !== null;
    if (!hasCause) say(`nobody knows who or what caused '${what}' of the ${who}`);
  }
  const count = (what: string) => audit.filter((note) => note.what === what).length;
  for (const end of ['accepted', 'duplicate'] as const) {
    const moved = payments.filter(({ status }) => status === end).length;
    if (count(`payment ${end}`) !== moved)
      say(`${count(`payment ${end}`)} notes of ${moved} ${end} payments`);
  }
  const back = refunds.filter(
    ({ status, reason, part }) => status === 'succeeded' && (reason ?? part) !== 'outside',
  ).length;
  if (count('refund succeeded') < back) say(`${count('refund succeeded')} notes of ${back} refunds`);
  if (count('refund succeeded') > refunds.length) say('a refund was noted twice');
}

/** A series has no gaps and no duplicates. */
export function gapsIn(invoices: Invoice[]): string[] {
  return (['invoice', 'credit_note'] as const).flatMap((kind) => {
    const numbers = invoices.filter((entry) => entry.kind === kind).map(({ number }) => number);
    const span = numbers.length === 0 ? 0 : Math.max(...numbers) - Math.min(...numbers) + 1;
    const isWhole = span === numbers.length && new Set(numbers).size === numbers.length;
    return isWhole ? [] : [`${kind} numbers ${numbers.toSorted((a, b) => a - b).join(', ')}`];
  });
}
