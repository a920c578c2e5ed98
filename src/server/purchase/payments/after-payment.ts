import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { openPaymentsOf } from '../queries.ts';
import type { Purchase } from '../tables.ts';

/**
 * What a purchase sets going by being paid, in the very transaction that says so.
 * @param paid as it is now: one whose money had gone back already is over
 */
export async function startAfterPayment(deps: Pick<Deps, 'queue'>, tx: Tx, paid: Purchase): Promise<void> {
  const job = { purchaseId: paid.id };
  if ((await openPaymentsOf(tx, paid.id)).length > 0) await deps.queue.send('payments.end', job, { tx });
  if (paid.state !== 'paid') return;
  await deps.queue.send('purchase.fulfil', job, { tx });
  if (paid.isGuest && paid.createAccount) await deps.queue.send('account.welcome', job, { tx });
}
