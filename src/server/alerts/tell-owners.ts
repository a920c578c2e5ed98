import { NOTICED, type Noticed, TOLD_THEMSELVES } from '../../domain/operators/notices.ts';
import { entriesSince } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/outbox.ts';
import { mailedNotices } from '../mail/queries.ts';
import { listOperators } from '../staff/operators.ts';

/** Older audit entries are no news, for example after an upgrade. */
const NEWS_MS = 24 * 3_600_000;

/**
 * Mails the owners about unusual audit entries, each once. If somebody else may have acted in an operator's name, that operator
 * gets the mail too. Before there is an owner, the mail goes to the alert address.
 */
export async function tellOwners(deps: Deps): Promise<void> {
  const { db } = deps.db;
  const entries = await entriesSince(db, [...NOTICED], new Date(deps.now().getTime() - NEWS_MS));
  const mailed = await mailedNotices(
    db,
    entries.map(({ id }) => id),
  );
  const news = entries.filter(({ id }) => !mailed.has(id));
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
      for (const address of told)
        await queueMail(deps, tx, { auditId: id, template: 'operator_notice', address });
    });
  }
}
