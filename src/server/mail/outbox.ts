import { randomUUID } from 'node:crypto';

import { and, eq, isNull, lte, or } from 'drizzle-orm';

import { isSameAddress } from '../../domain/email-address.ts';
import type { Cipher } from '../db/cipher.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import type { SealedColumns } from '../db/reseal-rows.ts';
import { databaseFunction, valueOf } from '../db/statement.ts';
import type { Deps } from '../deps.ts';
import { readPurchase } from '../purchase/queries.ts';
import type { Purchase } from '../purchase/tables.ts';
import { messageId } from './message-id.ts';
import {
  type AccountTemplate,
  type OutboundMail,
  outboundMailTable,
  type PurchaseTemplate,
  type RequestTemplate,
} from './tables.ts';

/** How long other senders leave a mail to its own job. */
const JOB_SECONDS = 30;

/**
 * Queues a mail to each address of a purchase, once per template and address. A job writes and sends it after the commit.
 * @param about the purchase, or its id if only that is known
 */
export async function queueMails(
  deps: Pick<Deps, 'now' | 'settings'>,
  tx: Tx,
  about: string | Purchase,
  template: PurchaseTemplate,
): Promise<void> {
  const purchase = typeof about === 'string' ? await readPurchase(tx, about) : about;
  if (!purchase) return;
  const at = deps.now();
  for (const { id, address, message_id: messageId } of mailsAbout(deps, purchase, template))
    await queue(tx, { id, purchase: purchase.id, template, address, messageId, at });
}

/** The same for addresses given for this one mail. */
export async function queueMailsTo(
  { settings, now }: Pick<Deps, 'now' | 'settings'>,
  tx: Tx,
  { id: purchaseId }: Purchase,
  template: PurchaseTemplate,
  addresses: readonly string[],
): Promise<void> {
  const domain = new URL(settings.BASE_URL).hostname;
  const different = addresses.filter(
    (address, index) => addresses.findIndex((one) => isSameAddress(one, address)) === index,
  );
  for (const address of different) {
    const id = messageId({ about: purchaseId, template, address, domain });
    await queue(tx, { id: randomUUID(), purchase: purchaseId, template, address, messageId: id, at: now() });
  }
}

/** Queues a mail that may have left before as a new one, dated now: to the buyer unless `to` says otherwise. */
export async function queueMailAgain(
  deps: Pick<Deps, 'queue' | 'now' | 'settings'>,
  tx: Tx,
  about: Purchase,
  template: PurchaseTemplate,
  addresses = addressesOf(about, template),
): Promise<void> {
  const domain = new URL(deps.settings.BASE_URL).hostname;
  for (const address of addresses) {
    const id = randomUUID();
    const fresh = {
      messageId: messageId({ about: id, template, address, domain }),
      status: 'queued' as const,
      attempts: 0,
      leaseUntil: null,
      lastError: null,
      createdAt: deps.now(),
    };
    const { purchaseId: purchase, template: which, address: to } = outboundMailTable;
    const [mail] = await tx
      .insert(outboundMailTable)
      .values({ id, purchaseId: about.id, template, address, ...fresh })
      .onConflictDoUpdate({ target: [purchase, which, to], set: fresh })
      .returning({ id: outboundMailTable.id });
    if (mail) await deps.queue.send('mail.send', { mailId: mail.id }, { tx });
  }
}

const queue = databaseFunction('queue_mail', valueOf);

/** A template's mails to a purchase's buyer, as arguments of the database's functions. */
export function mailsAbout(
  { settings }: Pick<Deps, 'settings'>,
  purchase: Purchase,
  template: PurchaseTemplate,
): { id: string; address: string; message_id: string }[] {
  const domain = new URL(settings.BASE_URL).hostname;
  return addressesOf(purchase, template).map((address) => ({
    id: randomUUID(),
    address,
    message_id: messageId({ about: purchase.id, template, address, domain }),
  }));
}

/**
 * Queues a mail with a secret (a link's token) to a user. The secret is stored sealed with the mail until it has left; each call
 * makes another mail.
 */
export async function queueAccountMail(
  deps: Pick<Deps, 'queue' | 'now' | 'settings' | 'cipher'>,
  tx: Tx,
  mail: { userId: string | null; address: string; template: AccountTemplate; secret: string },
): Promise<void> {
  const id = randomUUID();
  const { userId, address, template } = mail;
  const sealed = deps.cipher.seal(mail.secret, secretContext(id));
  const domain = new URL(deps.settings.BASE_URL).hostname;
  await tx.insert(outboundMailTable).values({
    id,
    userId,
    template,
    address,
    messageId: messageId({ about: id, template, address, domain }),
    secretKeyId: sealed.keyId,
    secretCiphertext: sealed.ciphertext,
    status: 'queued',
    createdAt: deps.now(),
  });
  await deps.queue.send('mail.send', { mailId: id }, { tx });
}

/** Queues a mail to an address about an audit entry, once, whichever process notices it. */
export async function queueNotice(
  deps: Pick<Deps, 'queue' | 'now' | 'settings'>,
  tx: Tx,
  auditId: number,
  address: string,
): Promise<void> {
  const id = randomUUID();
  const template = 'operator_notice';
  const domain = new URL(deps.settings.BASE_URL).hostname;
  const [queued] = await tx
    .insert(outboundMailTable)
    .values({
      id,
      auditId,
      template,
      address,
      messageId: messageId({ about: id, template, address, domain }),
      status: 'queued',
      createdAt: deps.now(),
    })
    .onConflictDoNothing()
    .returning({ id: outboundMailTable.id });
  if (queued) await deps.queue.send('mail.send', { mailId: id }, { tx });
}

/** Queues a mail about a company's request, once per template. */
export async function queueRequestMail(
  deps: Pick<Deps, 'queue' | 'now' | 'settings'>,
  tx: Tx,
  { requestId, address, template }: { requestId: string; address: string; template: RequestTemplate },
): Promise<void> {
  const id = randomUUID();
  const domain = new URL(deps.settings.BASE_URL).hostname;
  await tx.insert(outboundMailTable).values({
    id,
    enterpriseRequestId: requestId,
    template,
    address,
    messageId: messageId({ about: requestId, template, address, domain }),
    status: 'queued',
    createdAt: deps.now(),
  });
  await deps.queue.send('mail.send', { mailId: id }, { tx });
}

/** Queues a mail to the operator about an alert. */
export async function queueAlertMail(
  deps: Pick<Deps, 'queue' | 'now' | 'settings'>,
  tx: Tx,
  alertId: string,
): Promise<void> {
  const id = randomUUID();
  const address = deps.settings.OPERATOR_EMAIL ?? deps.settings.SUPPORT_EMAIL;
  const domain = new URL(deps.settings.BASE_URL).hostname;
  await tx.insert(outboundMailTable).values({
    id,
    alertId,
    template: 'alert',
    address,
    messageId: messageId({ about: alertId, template: 'alert', address, domain }),
    status: 'queued',
    createdAt: deps.now(),
  });
  await deps.queue.send('mail.send', { mailId: id }, { tx });
}

/** Queues an invitation to run the shop; the secret of its link is stored sealed with the mail until it has left. */
export async function queueInvitation(
  deps: Pick<Deps, 'queue' | 'now' | 'settings' | 'cipher'>,
  tx: Tx,
  { operatorId, address, secret }: { operatorId: string; address: string; secret: string },
): Promise<void> {
  const id = randomUUID();
  const sealed = deps.cipher.seal(secret, secretContext(id));
  const template = 'operator_invitation';
  const domain = new URL(deps.settings.BASE_URL).hostname;
  await tx.insert(outboundMailTable).values({
    id,
    operatorId,
    template,
    address,
    messageId: messageId({ about: id, template, address, domain }),
    secretKeyId: sealed.keyId,
    secretCiphertext: sealed.ciphertext,
    status: 'queued',
    createdAt: deps.now(),
  });
  await deps.queue.send('mail.send', { mailId: id }, { tx });
}

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

function addressesOf(
  purchase: { email: string; alternativeEmail: string | null; sendToBothEmails: boolean },
  template: PurchaseTemplate,
): string[] {
  // The mail is about the account with that one address, or for the person who requested it.
  if (template === 'claim_purchase' || template === 'withdrawal_link') return [purchase.email];
  const second = purchase.sendToBothEmails ? purchase.alternativeEmail : null;
  return second && !isSameAddress(second, purchase.email) ? [purchase.email, second] : [purchase.email];
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
  return db
    .select()
    .from(outboundMailTable)
    .where(and(eq(outboundMailTable.purchaseId, purchaseId), eq(outboundMailTable.template, template)));
}
