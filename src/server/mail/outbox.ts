import { randomUUID } from 'node:crypto';

import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';

import { isSameAddress } from '../../domain/email-address.ts';
import { type Language, SOURCE } from '../../domain/languages.ts';
import type { Cipher } from '../db/cipher.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import type { SealedColumns } from '../db/rotate-keys-of-rows.ts';
import type { Deps } from '../deps.ts';
import { readUser } from '../identity/find-users.ts';
import { readPurchase } from '../purchase/purchases.ts';
import type { Purchase } from '../purchase/tables.ts';
import { messageId } from './message-id.ts';
import { type OutboundMail, outboundMailTable, type PurchaseTemplate } from './tables.ts';

/** How long other senders leave a mail to its own job. */
const JOB_SECONDS = 30;

type About =
  | 'purchaseId'
  | 'userId'
  | 'enterpriseRequestId'
  | 'alertId'
  | 'operatorId'
  | 'auditId'
  | 'approvalId'
  | 'draftOrderId';

interface NewMail extends Partial<Pick<OutboundMail, About>> {
  template: OutboundMail['template'];
  address: string;
  /** What its reader reads; not needed for a mail about a purchase or an account, which have their own. */
  language?: Language;
  /** Such as the token of a link; sealed beside the mail until that is sent. */
  secret?: string;
}

interface Queueing {
  /** A mail that may have been sent before is sent as a new one, dated now. */
  again?: boolean;
}

type Queues = Pick<Deps, 'queue' | 'now' | 'settings' | 'cipher'>;

/**
 * Queues a mail, which a job writes and sends after the commit. An order, an enterprise request, a case, an audit entry and an approval
 * get one mail for each template and address; any other mail is a new one each time.
 */
export async function queueMail(
  deps: Queues,
  tx: Tx,
  { secret, ...mail }: NewMail,
  { again = false }: Queueing = {},
): Promise<void> {
  const id = randomUUID();
  const about = (!again && (mail.purchaseId ?? mail.enterpriseRequestId ?? mail.alertId)) || id;
  const sealed = secret === undefined ? null : deps.cipher.seal(secret, secretContext(id));
  const { template, address } = mail;
  const fresh = {
    messageId: messageId({ about, template, address, domain: domainOf(deps) }),
    status: 'queued' as const,
    attempts: 0,
    leaseUntil: null,
    lastError: null,
    createdAt: deps.now(),
  };
  const { keyId: secretKeyId, ciphertext: secretCiphertext } = sealed ?? {};
  const insert = tx
    .insert(outboundMailTable)
    .values({ id, ...mail, ...fresh, secretKeyId, secretCiphertext });
  const { purchaseId, template: which, address: to } = outboundMailTable;
  const [queued] = await (
    again
      ? insert.onConflictDoUpdate({ target: [purchaseId, which, to], set: fresh })
      : insert.onConflictDoNothing()
  ).returning({ id: outboundMailTable.id });
  if (queued) await deps.queue.send('mail.send', { mailId: queued.id }, { tx });
}

/**
 * Queues a mail about an order, to the addresses of its buyer or to others.
 * @param about the purchase, or its id if only that is known
 */
export async function queueOrderMails(
  deps: Queues,
  tx: Tx,
  about: string | Purchase,
  template: PurchaseTemplate,
  { to, ...queueing }: Queueing & { to?: readonly string[] } = {},
): Promise<void> {
  const purchase = typeof about === 'string' ? await readPurchase(tx, about) : about;
  if (!purchase) return;
  const addresses = to ?? addressesOf(purchase, template);
  for (const [index, address] of addresses.entries())
    if (addresses.findIndex((one) => isSameAddress(one, address)) === index)
      await queueMail(deps, tx, { purchaseId: purchase.id, template, address }, queueing);
}

/** A template's mails to a purchase's buyer, as arguments of the database's functions. */
export function mailsAbout(
  deps: Pick<Deps, 'settings'>,
  purchase: Purchase,
  template: PurchaseTemplate,
): { id: string; address: string; message_id: string }[] {
  const domain = domainOf(deps);
  return addressesOf(purchase, template).map((address) => ({
    id: randomUUID(),
    address,
    message_id: messageId({ about: purchase.id, template, address, domain }),
  }));
}

/** The language in which a mail is written: its own, or that of the purchase or account it is about. */
export async function mailLanguage(
  db: DbOrTx,
  { language, purchaseId, userId }: Pick<OutboundMail, 'language' | 'purchaseId' | 'userId'>,
): Promise<Language> {
  if (language !== null) return language;
  const about = purchaseId ? await readPurchase(db, purchaseId) : userId ? await readUser(db, userId) : null;
  return about?.language ?? SOURCE;
}

const domainOf = ({ settings }: Pick<Deps, 'settings'>) => new URL(settings.BASE_URL).hostname;

/** The secret stored with a mail; throws if the mail has left already. */
export function secretOf(cipher: Cipher, mail: OutboundMail): string {
  const { secretKeyId: keyId, secretCiphertext: ciphertext } = mail;
  if (!keyId || !ciphertext) throw new Error(`mail ${mail.id} has no secret`);
  return cipher.open({ keyId, ciphertext }, secretContext(mail.id));
}

function secretContext(mailId: string): string {
  return `mail ${mailId}`;
}

/** Where secrets are stored until their mail has left. */
export const SEALED_SECRETS: SealedColumns = {
  table: 'outbound_mail',
  id: 'id',
  keyId: 'secret_key_id',
  ciphertext: 'secret_ciphertext',
  contextOf: secretContext,
};

/** Where a purchase's mails go: one address or two. */
export function addressesOf(
  purchase: Pick<Purchase, 'email' | 'alternativeEmail' | 'sendToBothEmails'>,
  template: PurchaseTemplate = 'delivered',
): string[] {
  // The mail is about the account with that one address, or for the person who requested it.
  if (template === 'claim_purchase' || template === 'withdrawal_link') return [purchase.email];
  const second = purchase.sendToBothEmails ? purchase.alternativeEmail : null;
  return second && !isSameAddress(second, purchase.email) ? [purchase.email, second] : [purchase.email];
}

/** The mail with the newest codes of a delivered purchase. */
export function codesMail({ replacingSince }: Pick<Purchase, 'replacingSince'>): PurchaseTemplate {
  return replacingSince === null ? 'delivered' : 'replaced';
}

/** Mails that their job should have sent by now: it died with its process, or the mail server was away for too long. */
export function waitingMails(db: DbOrTx, now: Date, limit: number): Promise<OutboundMail[]> {
  const since = new Date(now.getTime() - JOB_SECONDS * 1000);
  return db
    .select()
    .from(outboundMailTable)
    .where(
      and(
        eq(outboundMailTable.status, 'queued'),
        lte(outboundMailTable.createdAt, since),
        or(isNull(outboundMailTable.leaseUntil), lte(outboundMailTable.leaseUntil, now)),
      ),
    )
    .orderBy(outboundMailTable.attempts, outboundMailTable.createdAt)
    .limit(limit);
}

export function mailsOf(db: DbOrTx, purchaseId: string, template: PurchaseTemplate): Promise<OutboundMail[]> {
  return mailsAmong(db, [purchaseId], template);
}

/** The same about any of these purchases, such as the lines of a basket. */
export function mailsAmong(
  db: DbOrTx,
  purchaseIds: readonly string[],
  template: PurchaseTemplate,
): Promise<OutboundMail[]> {
  return db
    .select()
    .from(outboundMailTable)
    .where(
      and(inArray(outboundMailTable.purchaseId, [...purchaseIds]), eq(outboundMailTable.template, template)),
    );
}
