import { isSameAddress } from '../../domain/email-address.ts';
import { type CaseKind, type CaseWait, RETURN_MINUTES } from '../../domain/operators/cases.ts';
import type { Deps } from '../deps.ts';
import { addressesOf } from '../mail/outbox.ts';
import { allMailsOf } from '../mail/queries.ts';
import type { OutboundMail } from '../mail/tables.ts';
import { taxRefundOf } from '../purchase/open-refunds.ts';
import { allRefundsOf } from '../purchase/overview/overview.ts';
import { readPurchase } from '../purchase/purchases.ts';
import type { Refund } from '../purchase/tables.ts';
import type { Alert } from './tables.ts';

/** The remedy of a case is under way, and has not worked yet. */
export interface Remedy {
  what: CaseWait;
  /** When the wait ends, if that is known. */
  until: Date | null;
}

type Books = Pick<Deps, 'db' | 'now' | 'settings'>;
type Find = (deps: Books, alert: Alert & { purchaseId: string }) => Promise<Remedy | null>;

/** The kinds whose cause is out of the books as soon as the remedy is queued, and how to see that it has not worked yet. */
const REMEDIES: Partial<Record<CaseKind, Find>> = {
  mail_refused: mailOnItsWay,
  mail_returned: mailOnItsWay,
  refund_failed: async ({ db }, { subject, purchaseId }) =>
    refundOnItsWay((await allRefundsOf(db.db, purchaseId)).find(({ id }) => id === subject)),
  tax_owed: async ({ db }, { purchaseId }) => refundOnItsWay(await taxRefundOf(db.db, purchaseId)),
  unclear_order: async ({ db }, { purchaseId }) => {
    const { state } = (await readPurchase(db.db, purchaseId)) ?? {};
    return state === 'unclear' || state === 'ordering' ? { what: 'order', until: null } : null;
  },
};

/** What an open case waits for after its remedy; null if it waits for none. */
export async function remedyOf(deps: Books, alert: Alert): Promise<Remedy | null> {
  const { purchaseId } = alert;
  return purchaseId === null
    ? null
    : ((await REMEDIES[alert.kind]?.(deps, { ...alert, purchaseId })) ?? null);
}

function refundOnItsWay(refund: Refund | null | undefined): Remedy | null {
  const { status } = refund ?? {};
  return status === 'wanted' || status === 'pending' ? { what: 'refund', until: null } : null;
}

/** The next mail of the order decides: sent again to the same address, or to a new one. */
async function mailOnItsWay(
  { db: { db }, now, settings }: Books,
  { subject, purchaseId, raisedAt }: Parameters<Find>[1],
): Promise<Remedy | null> {
  const purchase = await readPurchase(db, purchaseId);
  if (!purchase || purchase.erasedAt) return null;
  const mails = await allMailsOf(db, purchaseId);
  const own = addressesOf(purchase);
  const lost = mails.find(({ id }) => id === subject);
  const isOwn = lost !== undefined && own.some((one) => isSameAddress(one, lost.address));
  const waits = (isOwn ? [lost.address] : own).flatMap(
    (address) => waitFor(newestTo(address, mails, raisedAt), settings, now()) ?? [],
  );
  return waits[0] ?? null;
}

/** The newest mail to an address since then; one that was not true any more says nothing about the address. */
function newestTo(address: string, mails: readonly OutboundMail[], since: Date): OutboundMail | undefined {
  return mails
    .filter((mail) => isSameAddress(mail.address, address) && mail.createdAt >= since)
    .filter(({ status }) => status !== 'withheld')
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0];
}

function waitFor(mail: OutboundMail | undefined, settings: Books['settings'], now: Date): Remedy | null {
  if (!mail) return null;
  const { status, sentAt, bouncedAt } = mail;
  if (status === 'failed' || bouncedAt) return { what: 'mail_lost', until: null };
  if (status === 'queued') return { what: 'mail_taken', until: null };
  // Nobody tells a shop without that mailbox whether it comes back.
  if (settings.RETURNED_MAIL_URL === undefined || !sentAt) return null;
  const until = new Date(sentAt.getTime() + RETURN_MINUTES * 60_000);
  return now < until ? { what: 'mail_kept', until } : null;
}
