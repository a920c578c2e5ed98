import { forgetExpired } from '../../account/identity/users.ts';
import { sweepOperatorSessions } from '../../account/operators/session.ts';
import { deleteForgottenCustomers } from '../../checkout/cards/stripe-customers.ts';
import type { Deps } from '../../deps.ts';
import { sweepLimits } from '../../http/rate-limit.ts';
import { forgetDeclines } from '../../purchase/fraud/brake-origin.ts';
import { forgetReturns } from '../../purchase/fraud/return-ceiling.ts';

/** Removes what has run out: sessions, links, windows of limits, declined tries, and cards of deleted accounts. */
export async function tidyAccounts(deps: Deps): Promise<void> {
  await forgetExpired(deps.db.db, deps.now());
  await sweepOperatorSessions(deps);
  await sweepLimits(deps);
  await forgetDeclines(deps);
  await forgetReturns(deps);
  await deleteForgottenCustomers(deps);
}
