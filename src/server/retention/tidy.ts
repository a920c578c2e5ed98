import { forgetBulks } from '../bulk/bulk-acts.ts';
import { deleteForgottenCustomers } from '../cards/stripe-customers.ts';
import type { Deps } from '../deps.ts';
import { forgetImportPlans } from '../draft-orders/order-imports.ts';
import { forgetDeclines } from '../fraud/brake-origin.ts';
import { forgetReturns } from '../fraud/return-ceiling.ts';
import { sweepLimits } from '../http/rate-limit.ts';
import { forgetExpired } from '../identity/users.ts';
import { sweepChallenges } from '../staff/passkeys.ts';
import { forgetViews } from '../staff/saved-views.ts';
import { sweepOperatorSessions } from '../staff/session.ts';
import { forgetEvents, LOG_DAYS } from '../webhook-endpoints/deliveries.ts';

/** Deletes expired data: sessions, links, limit windows, declined tries, old bulk acts, webhook events, views of removed operators, and cards of deleted accounts. */
export async function tidyAccounts(deps: Deps): Promise<void> {
  await forgetExpired(deps.db.db, deps.now());
  await sweepOperatorSessions(deps);
  await sweepChallenges(deps);
  await sweepLimits(deps);
  await forgetDeclines(deps);
  await forgetReturns(deps);
  await forgetBulks(deps.db.db, deps.now());
  await forgetImportPlans(deps.db.db, deps.now());
  await forgetViews(deps.db.db);
  const logEnds = new Date(deps.now().getTime() - LOG_DAYS * 24 * 3_600_000);
  while ((await forgetEvents(deps.db.db, logEnds)) > 0);
  await deleteForgottenCustomers(deps);
}
