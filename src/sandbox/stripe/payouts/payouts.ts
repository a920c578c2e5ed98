import { z } from 'zod';

import { BY_ITSELF, type Account } from '../account/account.ts';
import { SETTLED_IN } from '../account/conversion.ts';
import { missing } from '../account/failure.ts';
import { newId } from '../account/ids.ts';
import type { BalanceTransaction, Payout } from '../account/state.ts';
import type { Route } from '../api/api.ts';
import { readRoutes } from '../api/lists.ts';
import { text } from '../api/params.ts';

const DAY = 86_400;
const ARRIVES_AFTER_DAYS = 1;

/** Payouts, and the transactions in each of them. */
export function payoutRoutes(account: Account): Route[] {
  const booked = { payout: text(), type: text(), source: text() };
  return [
    ...readRoutes('/v1/payouts', 'payout', () => account.state.payouts, { status: text() }),
    ...readRoutes(
      '/v1/balance_transactions',
      'balance_transaction',
      () => account.state.transactions,
      booked,
      ({ id, type, source }, wanted) => {
        const { payouts, paidOut } = account.state;
        if (wanted.payout !== undefined && !payouts[wanted.payout])
          throw missing('payout', wanted.payout, 'payout');
        return (
          (wanted.payout === undefined || paidOut[id] === wanted.payout) &&
          (wanted.type === undefined || type === wanted.type) &&
          (wanted.source === undefined || source === wanted.source)
        );
      },
    ),
  ];
}

/** Pays out a booked transaction by itself, once it is available. */
export function followTransaction(account: Account, transaction: BalanceTransaction): void {
  if (transaction.type === 'payout' || account.state.paidOut[transaction.id]) return;
  account.world.at(transaction.available_on * 1000, () => {
    // A reset may have removed the transaction.
    if (account.state.transactions[transaction.id] === transaction)
      payOut(account, ({ available_on }) => available_on <= account.seconds());
  });
}

/** A payout arrives a day later. */
export function followPayout(account: Account, payout: Payout): void {
  if (payout.status !== 'in_transit') return;
  account.world.at(payout.arrival_date * 1000, () => {
    if (account.state.payouts[payout.id] !== payout) return;
    payout.status = 'paid';
    account.emit('payout.paid', payout, BY_ITSELF, { status: 'in_transit' });
    account.save();
  });
}

const order = z.strictObject({
  /** For a manual payout, Stripe does not say which payments it contains. */
  automatic: z.boolean().default(true),
  /** Cents added to the booked amount, so that the payout matches nothing. */
  off: z.int().default(0),
});

/** The control that pays out everything booked at once. Throws if there is nothing. */
export function orderPayout(account: Account, body: unknown): Payout {
  const { automatic, off } = order.parse(body ?? {});
  const payout = payOut(account, () => true, { automatic, off });
  if (!payout) throw new Error('Nothing is booked that could be paid out');
  return payout;
}

/** @returns null if there is nothing to pay out, or less than nothing: that waits until there is */
function payOut(
  account: Account,
  isDue: (transaction: BalanceTransaction) => boolean,
  { automatic, off } = { automatic: true, off: 0 },
): Payout | null {
  const { state } = account;
  const due = Object.values(state.transactions).filter(
    (one) => one.type !== 'payout' && !state.paidOut[one.id] && isDue(one),
  );
  const net = due.reduce((sum, one) => sum + one.net, 0);
  if (net <= 0) return null;
  const payout: Payout = {
    id: newId('po_'),
    object: 'payout',
    amount: net + off,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: account.seconds() + ARRIVES_AFTER_DAYS * DAY,
    automatic,
    balance_transaction: newId('txn_'),
    created: account.seconds(),
    currency: SETTLED_IN,
    description: automatic ? 'STRIPE PAYOUT' : null,
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: automatic ? 'completed' : 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'in_transit',
    trace_id: null,
    type: 'bank_account',
  };
  for (const one of due) state.paidOut[one.id] = payout.id;
  bookPayout(account, payout);
  state.payouts[payout.id] = payout;
  followPayout(account, payout);
  account.emit('payout.created', payout, BY_ITSELF);
  account.save();
  return payout;
}

/** A payout is a transaction, too. */
function bookPayout(account: Account, { id, amount, currency, balance_transaction }: Payout): void {
  const { state } = account;
  const now = account.seconds();
  state.transactions[balance_transaction] = {
    id: balance_transaction,
    object: 'balance_transaction',
    amount: -amount,
    available_on: now,
    balance_type: 'payments',
    created: now,
    currency,
    description: 'STRIPE PAYOUT',
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: -amount,
    reporting_category: 'payout',
    source: id,
    status: 'available',
    type: 'payout',
  };
  state.paidOut[balance_transaction] = id;
}
