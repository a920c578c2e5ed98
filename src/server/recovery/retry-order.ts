import { ENDED_REFUNDS } from '../../domain/checkout/refund-state.ts';
import type { Deps } from '../deps.ts';
import { allMailsOf } from '../mail/queries.ts';
import { allRefundsOf } from '../purchase/overview/overview.ts';
import type { Purchase } from '../purchase/tables.ts';
import { sendRefund } from '../refunds/refund.ts';
import { withdrawalOf } from '../refunds/withdrawal/queries.ts';
import { goOnWithdrawing } from '../refunds/withdrawal/withdraw.ts';
import { advanceOrGiveUp } from './recover.ts';

/**
 * Does now for one order what the sweeps would do in their time: its next step, its refunds, its withdrawal, its mails. Safe
 * beside them and to repeat, as each of these is. Stock in the wholesaler's inventory waits for its turn: its call is made by one
 * process at a time.
 */
export async function retryOrder(deps: Deps, purchase: Purchase): Promise<void> {
  const { id } = purchase;
  const { db } = deps.db;
  for (const { id: mailId, status } of await allMailsOf(db, id))
    if (status === 'queued') await deps.queue.send('mail.send', { mailId });
  await advanceOrGiveUp(deps, purchase);
  const withdrawal = await withdrawalOf(db, id);
  if (withdrawal) await goOnWithdrawing(deps, withdrawal);
  for (const { id: refundId, status } of await allRefundsOf(db, id))
    if (!ENDED_REFUNDS.includes(status)) await sendRefund(deps, refundId);
}
