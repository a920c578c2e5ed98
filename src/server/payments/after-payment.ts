import { AWAITED_PAYMENTS } from '../../domain/checkout/payment-state.ts';
import type { Tx } from '../db/database.ts';
import { databaseFunction, valueOf } from '../db/statement.ts';
import type { Purchase } from '../purchase/tables.ts';

const start = databaseFunction('start_after_payment', valueOf);

/**
 * Sends what a paid purchase starts, in the transaction that records the payment.
 * @param paid as it is now: one whose money had gone back already is over
 */
export async function startAfterPayment(tx: Tx, paid: Purchase): Promise<void> {
  const isWaiting = paid.state === 'paid';
  await start(tx, {
    purchase: paid.id,
    awaited: AWAITED_PAYMENTS,
    fulfils: isWaiting,
    welcomes: false,
  });
}
