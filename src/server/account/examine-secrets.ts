import { desc } from 'drizzle-orm';

import { amber, type Finding, green } from '../core/finding.ts';
import type { Db } from '../db/database.ts';
import { SESSION_DAYS } from './auth.ts';
import { jwksTable } from './identity/tables.ts';
import { openerOf } from './old-secrets.ts';

/**
 * Whether the old secrets of the sign-in are needed any more. A session lasts for some days from its last use, which signs its cookie
 * anew; the present secret has been in use since it made its first key of ID tokens.
 */
export async function examineSecrets(db: Db, present: string, now: Date): Promise<Finding> {
  const about = 'Sign-in: AUTH_SECRET_OLD';
  let since = now;
  for (const key of await db.select().from(jwksTable).orderBy(desc(jwksTable.createdAt)))
    if ((await openerOf(key, [present])) === 'present') since = key.createdAt;
  const until = new Date(since.getTime() + SESSION_DAYS * 24 * 3_600_000);
  return until < now
    ? green(about, 'may go, unless it has the secret to come')
    : amber(
        about,
        `is needed until ${until.toISOString().slice(0, 10)}: it may have signed cookies that are still good`,
        'Take it away after that day, and restart.',
      );
}
