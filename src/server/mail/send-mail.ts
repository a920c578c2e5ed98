import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';

import { inSpan } from '../core/spans.ts';
import { isAbout } from '../core/work.ts';
import { statement } from '../db/statement.ts';
import type { Deps } from '../deps.ts';
import type { Mail } from './mail.ts';
import { type OutboundMail, outboundMailTable } from './tables.ts';

/** Writes a mail by its template, from the current data. */
export type WriteMail = (deps: Deps, mail: OutboundMail) => Promise<Mail>;

/** Why a mail is no longer true, by the current data; null if it may leave. */
export type WhyUntrue = (deps: Deps, mail: OutboundMail) => Promise<string | null>;

/** Longer than the mailer ever takes, so that only one process sends a mail at a time. */
const LEASE_SECONDS = 30;

/** If the mail server is away for longer, people must act; meanwhile the buyer finds the eSIM on its page. */
const TRY_HOURS = 24;

/** For links that are valid for an hour: a later mail would only confuse. */
const TRY_LINK_HOURS = 1;
const HOUR_LINKS: ReadonlySet<OutboundMail['template']> = new Set(['verify_address', 'reset_password']);

/** When a mail is given up. */
export function triedUntil({ template, createdAt }: Pick<OutboundMail, 'template' | 'createdAt'>): Date {
  const hours = HOUR_LINKS.has(template) ? TRY_LINK_HOURS : TRY_HOURS;
  return new Date(createdAt.getTime() + hours * 3_600_000);
}

export type SentMail = Pick<OutboundMail, 'purchaseId' | 'template'> & {
  status: Exclude<OutboundMail['status'], 'queued'>;
};

/**
 * Sends one queued mail, unless it is no longer true. At least once: if the process dies between the mail server's yes and our
 * row, the repeat carries the same Message-ID. Returns the outcome, or null if there was nothing to do; throws to be tried again.
 */
export async function sendMail(
  deps: Deps,
  { write, whyUntrue }: { write: WriteMail; whyUntrue: WhyUntrue },
  mailId: string,
): Promise<SentMail | null> {
  const mail = await claimMail(deps, mailId);
  if (!mail) return null;
  if (mail.purchaseId !== null) isAbout(mail.purchaseId);
  const { purchaseId, template } = mail;
  const untrue = await whyUntrue(deps, mail);
  if (untrue !== null) {
    const { messageId } = mail;
    await settle(deps.db.db, { id: mailId, messageId, status: 'withheld', sentAt: null, lastError: untrue });
    return { purchaseId, template, status: 'withheld' };
  }
  const content = await inSpan(`mail.write.${mail.template}`, () => write(deps, mail));
  const message = { ...content, to: mail.address, messageId: mail.messageId };
  const result = await inSpan('mail.send', () => deps.mailer.send(message), 'client', {
    'shop.provider': 'mail-server',
  });

  const facts = { answer: `mail ${mailId} ${result.status}`, purchaseId: mail.purchaseId };
  const isOld = deps.now() > triedUntil(mail);
  if (result.status === 'temporary' && !isOld) {
    const attempts = sql`${outboundMailTable.attempts} + 1`;
    const set = { attempts, leaseUntil: null, lastError: result.reason };
    await deps.unwritten.write(facts, () =>
      deps.db.db.update(outboundMailTable).set(set).where(eq(outboundMailTable.id, mailId)),
    );
    throw new Error('the mail server cannot take the mail now');
  }
  const status = result.status === 'sent' ? 'sent' : 'failed';
  const settled = {
    id: mailId,
    messageId: mail.messageId,
    status,
    sentAt: status === 'sent' ? deps.now().toISOString() : null,
    lastError: result.status === 'sent' ? null : result.reason,
  };
  await deps.unwritten.write(facts, async () => {
    if (status === 'sent') await settle(deps.db.db, settled);
    else
      await deps.db.db.transaction(async (tx) => {
        await settle(tx, settled);
        await deps.queue.send('cases.settle', { kinds: ['mail_refused'] }, { tx });
      });
  });
  if (status === 'failed') deps.log.error({ mailId, purchaseId }, 'a mail cannot be sent');
  return { purchaseId, template, status };
}

const isFree = or(
  isNull(outboundMailTable.leaseUntil),
  lt(outboundMailTable.leaseUntil, sql.placeholder('now')),
);
const claim = statement((db) =>
  db
    .update(outboundMailTable)
    .set({ leaseUntil: sql`${sql.placeholder('until')}` })
    .where(
      and(eq(outboundMailTable.id, sql.placeholder('id')), eq(outboundMailTable.status, 'queued'), isFree),
    )
    .returning(),
);

async function claimMail(deps: Deps, mailId: string): Promise<OutboundMail | null> {
  const now = deps.now();
  const until = new Date(now.getTime() + LEASE_SECONDS * 1000).toISOString();
  const [mail] = await claim(deps.db.db, { id: mailId, now, until });
  return mail ?? null;
}

const settle = statement((db) =>
  db
    .update(outboundMailTable)
    .set({
      status: sql`${sql.placeholder('status')}`,
      attempts: sql`${outboundMailTable.attempts} + 1`,
      sentAt: sql`${sql.placeholder('sentAt')}`,
      lastError: sql`${sql.placeholder('lastError')}`,
      secretKeyId: null,
      secretCiphertext: null,
    })
    // A mail queued again meanwhile, as another message, still has to leave.
    .where(
      and(
        eq(outboundMailTable.id, sql.placeholder('id')),
        eq(outboundMailTable.messageId, sql.placeholder('messageId')),
      ),
    ),
);
