import { asc } from 'drizzle-orm';

import { amber, type Finding } from '../core/finding.ts';
import type { Db } from '../db/database.ts';
import { jwksTable } from '../identity/tables.ts';
import { SESSION_DAYS } from './auth.ts';
import { type AuthSecrets, openerOf } from './old-secrets.ts';

/**
 * Whether the old sign-in secrets are still needed. A session lasts some days from its last use, which signs its cookie again.
 * The present secret has signed since it made an ID-token key that is newer than all the old ones, at the latest. After a change
 * back to a secret whose own key is still valid, no such key exists for a while.
 * @param secrets with at least one old one
 */
export async function checkSecrets(db: Db, secrets: AuthSecrets, now: Date): Promise<Finding> {
  const about = 'Sign-in: AUTH_SECRET_OLD';
  let since: Date | null = null;
  let isOldKnown = false;
  for (const key of await db.select().from(jwksTable).orderBy(asc(jwksTable.createdAt))) {
    const opener = await openerOf(key, secrets);
    if (opener === 'present') since ??= key.createdAt;
    if (opener !== 'old') continue;
    since = null;
    isOldKnown = true;
  }
  const days = `${SESSION_DAYS} days`;
  if (since === null)
    return amber(
      about,
      `is needed until ${days} after the last change of AUTH_SECRET, whose day the database does not tell`,
      `Remove it ${days} after the last change, and restart.`,
    );
  const until = new Date(since.getTime() + SESSION_DAYS * 24 * 3_600_000);
  if (until >= now)
    return amber(
      about,
      `is needed until ${until.toISOString().slice(0, 10)}: it may have signed cookies that are still good`,
      'Remove it after that day, and restart.',
    );
  return amber(
    about,
    isOldKnown
      ? 'is no longer needed, but still accepted'
      : 'is not known to have signed anything, but is accepted',
    isOldKnown ? 'Remove it, and restart.' : 'Remove it and restart, unless it is the secret to come.',
  );
}
