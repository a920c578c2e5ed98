import { and, eq, isNull } from 'drizzle-orm';

import { oneLine } from '../../core/one-line.ts';
import { safeWords } from '../../core/safe-words/hide-secrets.ts';
import { readImapUrl } from '../../core/settings/imap-url.ts';
import type { Deps } from '../../deps.ts';
import { outboundMailTable } from '../tables.ts';
import { type DeliveryReport, isDeliveryReport, readDeliveryReport } from './delivery-report.ts';
import { type Patience, type ReturnedMailbox, withMailbox } from './imap-mailbox.ts';

/** Asked for in one call. */
const AT_ONCE = 500;
const MAX_REASON_LENGTH = 300;
/** The messages of one mailbox that are not about our mails, so that they are not read again and again. */
let foreign = { mailbox: '', uids: new Set<number>() };

type ReturnDeps = Pick<Deps, 'db' | 'settings' | 'now' | 'log'>;

/**
 * Fetches returned mail from its mailbox, if one is set, and records it at our mails. These reports are deleted once they are
 * recorded, so that one whose reader was killed is read again; other messages stay. Returns the number of our mails that came back.
 */
export async function collectReturned(deps: ReturnDeps, patience?: Patience): Promise<number> {
  const { RETURNED_MAIL_URL: url } = deps.settings;
  if (url === undefined) return 0;
  let found = 0;
  try {
    await withMailbox(
      readImapUrl(url),
      async (mailbox) => {
        const all = await mailbox.list();
        const seen = foreign.mailbox === mailbox.id ? foreign.uids : new Set<number>();
        foreign = { mailbox: mailbox.id, uids: new Set(all.filter((uid) => seen.has(uid))) };
        const unread = all.filter((uid) => !seen.has(uid));
        for (let at = 0; at < unread.length; at += AT_ONCE)
          await readSome(deps, mailbox, unread.slice(at, at + AT_ONCE), () => found++);
      },
      patience,
    );
  } catch (error) {
    // Nothing is lost: what is not recorded stays in the mailbox until the next try.
    deps.log.warn({ err: error }, 'the mailbox of returned mail cannot be read now');
  }
  return found;
}

/** @param onReturn called for each of our mails as soon as its return is recorded, whatever happens next */
async function readSome(
  deps: ReturnDeps,
  mailbox: ReturnedMailbox,
  uids: number[],
  onReturn: () => void,
): Promise<void> {
  const reports: number[] = [];
  for await (const { uid, text } of mailbox.heads(uids)) {
    if (isDeliveryReport(text)) reports.push(uid);
    else foreign.uids.add(uid);
  }
  const ours: number[] = [];
  for await (const { uid, text } of mailbox.read(reports)) {
    const report = readDeliveryReport(text);
    const whose = report ? await recordReturn(deps, report) : 'foreign';
    if (whose === 'new') onReturn();
    if (whose === 'new' || whose === 'known') ours.push(uid);
    if (whose === 'foreign') foreign.uids.add(uid);
  }
  await mailbox.remove(ours);
}

/** `early`: about a mail whose sending is not recorded yet, so the report waits in its mailbox. */
async function recordReturn(
  { db: { db }, now }: ReturnDeps,
  { messageId, status, diagnostic }: DeliveryReport,
): Promise<'new' | 'known' | 'early' | 'foreign'> {
  const reason = safeWords(`${status} ${diagnostic}`);
  const { id, messageId: itsId, status: itsStatus, bouncedAt } = outboundMailTable;
  const isAbout = eq(itsId, messageId);
  const [changed] = await db
    .update(outboundMailTable)
    .set({ bouncedAt: now(), bounce: oneLine(reason).slice(0, MAX_REASON_LENGTH) })
    .where(and(isAbout, eq(itsStatus, 'sent'), isNull(bouncedAt)))
    .returning({ id });
  if (changed) return 'new';
  const [mail] = await db.select({ bouncedAt }).from(outboundMailTable).where(isAbout);
  if (!mail) return 'foreign';
  return mail.bouncedAt ? 'known' : 'early';
}
