import { and, eq } from 'drizzle-orm';

import { oneLine } from '../../core/one-line.ts';
import { safeWords } from '../../core/safe-words/hide-secrets.ts';
import { readPop3Url } from '../../core/settings/pop3-url.ts';
import type { Deps } from '../../deps.ts';
import { outboundMailTable } from '../tables.ts';
import { type DeliveryReport, isDeliveryReport, readDeliveryReport } from './delivery-report.ts';
import { withPop3 } from './pop3.ts';

/** Read in one session, newest first; the others follow once these are removed. */
const MOST_AT_ONCE = 200;
const MOST_BYTES = 512 * 1024;
const LONGEST_REASON = 300;
/** Messages that are not about our mails, by the mailbox's own ids, so that they are not read again and again. */
const foreign = new Set<string>();
const MOST_FOREIGN = 10_000;

/**
 * Fetches returned mail from its mailbox, if one is set, and records it at our mails. These reports are deleted; other messages
 * stay. Returns the number of our mails that came back.
 */
export async function collectReturned(deps: Pick<Deps, 'db' | 'settings' | 'now' | 'log'>): Promise<number> {
  const { RETURNED_MAIL_URL: url } = deps.settings;
  if (url === undefined) return 0;
  try {
    return await withPop3(readPop3Url(url), async (mailbox) => {
      let found = 0;
      const all = await mailbox.list();
      const unread = all.filter(({ uid, bytes }) => !foreign.has(uid) && bytes <= MOST_BYTES);
      for (const { number, uid } of unread.toReversed().slice(0, MOST_AT_ONCE)) {
        const isReport = isDeliveryReport(await mailbox.head(number));
        const report = isReport ? readDeliveryReport(await mailbox.read(number)) : null;
        if (report && (await recordReturn(deps, report))) {
          found++;
          await mailbox.remove(number);
        } else if (uid !== '' && foreign.size < MOST_FOREIGN) foreign.add(uid);
      }
      return found;
    });
  } catch (error) {
    // Nothing is lost: the messages stay in the mailbox until the next try.
    deps.log.warn({ err: error }, 'the mailbox of returned mail cannot be read now');
    return 0;
  }
}

/** Returns whether it was about a mail of ours. */
async function recordReturn(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { messageId, status, diagnostic }: DeliveryReport,
): Promise<boolean> {
  const reason = safeWords(`${status} ${diagnostic}`);
  const changed = await db.db
    .update(outboundMailTable)
    .set({ bouncedAt: now(), bounce: oneLine(reason).slice(0, LONGEST_REASON) })
    .where(and(eq(outboundMailTable.messageId, messageId), eq(outboundMailTable.status, 'sent')))
    .returning({ id: outboundMailTable.id });
  return changed.length > 0;
}
