import { forgetBulks } from '../bulk/bulk-acts.ts';
import { deleteForgottenCustomers } from '../cards/stripe-customers.ts';
import type { Deps } from '../deps.ts';
import { forgetDeclines } from '../fraud/brake-origin.ts';
import { forgetReturns } from '../fraud/return-ceiling.ts';
import { sweepLimits } from '../http/rate-limit.ts';
import { forgetExpired } from '../identity/users.ts';
import { sweepChallenges } from '../staff/passkeys.ts';
import { forgetViews } from '../staff/saved-views.ts';
import { sweepOperatorSessions } from '../staff/session.ts';

/** Deletes expired data: sessions, links, limit windows, declined tries, old bulk acts, views of removed operators, and cards of deleted accounts. */
export async function tidyAccounts(deps: Deps): Promise<void> {
  await forgetExpired(deps.db.db, deps.now());
  await sweepOperatorSessions(deps);
  await sweepChallenges(deps);
  await sweepLimits(deps);
  await forgetDeclines(deps);
  await forgetReturns(deps);
  await forgetBulks(deps.db.db, deps.now());
  await forgetViews(deps.db.db);
  await deleteForgottenCustomers(deps);
}
