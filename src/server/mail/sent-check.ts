import { amber, type Finding, green } from '../core/finding.ts';
import type { DbOrTx } from '../db/database.ts';
import { lastSent } from './queries.ts';

/** Whether a mail server has ever taken a mail of this shop. */
export async function checkSent(db: DbOrTx): Promise<Finding> {
  const at = await lastSent(db);
  return at === null
    ? amber(
        'Mail: sent',
        'no mail has left yet',
        'Sign up in the shop with your own address, and follow the link in the mail.',
      )
    : green('Mail: sent', `the last one left at ${at.toISOString()}`);
}
