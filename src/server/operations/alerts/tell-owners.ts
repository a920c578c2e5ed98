import { randomUUID } from 'node:crypto';

import { and, eq, gt, inArray, notExists, sql } from 'drizzle-orm';

import { NOTICED, type Noticed, TOLD_THEMSELVES } from '../../../domain/operators/notices.ts';
import { listOperators } from '../../account/operators/operators.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { messageId } from '../../mail/message-id.ts';
import { outboundMailTable } from '../../mail/tables.ts';
import { auditTable } from '../../purchase/audit/tables.ts';

/** What stood in the audit longer is no news, as after an upgrade. */
const NEWS_MS = 24 * 3_600_000;

/**
 * Mails the owners what in the audit is unusual, each entry once; of what may be somebody else's doing the operator hears, too. Where
 * there is no owner yet, it goes where alerts go.
 */
export async function tellOwners(deps: Deps): Promise<void> {
  const { db } = deps.db;
  const mail = db
    .select({ one: sql`1` })
    .from(outboundMailTable)
    .where(eq(outboundMailTable.auditId, auditTable.id));
  const news = await db
    .select()
    .from(auditTable)
    .where(
      and(
        eq(auditTable.who, 'operator'),
        inArray(auditTable.what, [...NOTICED]),
        gt(auditTable.at, new Date(deps.now().getTime() - NEWS_MS)),
        notExists(mail),
      ),
    );
  if (news.length === 0) return;
  const people = await listOperators(db);
  const owners = people.filter(({ role, joinedAt, userId }) => role === 'owner' && joinedAt && userId);
  const { OPERATOR_EMAIL, SUPPORT_EMAIL } = deps.settings;
  for (const { id, what, operatorId } of news) {
    const themselves = TOLD_THEMSELVES.has(what as Noticed)
      ? people.filter((one) => one.id === operatorId)
      : [];
    const told = new Set([...owners, ...themselves].map(({ email }) => email));
    if (told.size === 0) told.add(OPERATOR_EMAIL ?? SUPPORT_EMAIL);
    await db.transaction(async (tx) => {
      for (const address of told) await queueNotice(deps, tx, id, address);
    });
  }
}

/** Each address is told once, whichever process looks. */
async function queueNotice(deps: Deps, tx: Tx, auditId: number, address: string): Promise<void> {
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
