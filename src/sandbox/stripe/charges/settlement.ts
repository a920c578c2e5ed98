import { BY_ITSELF, type Account } from '../account/account.ts';
import { converted, SETTLED_IN } from '../account/conversion.ts';
import { newId } from '../account/ids.ts';
import type { BalanceTransaction, Charge, Dispute } from '../account/state.ts';
import { followTransaction } from '../payouts/payouts.ts';
import { playedCard } from './card-data.ts';

const SETTLES_AFTER_SECONDS = 1;
const DISPUTED_AFTER_SECONDS = 2;
const DISPUTE_FEE = 15_00;
const DAY = 86_400;

/** Starts what happens to a paid charge by itself: it is booked, and its card may cause a dispute. */
export function followCharge(account: Account, charge: Charge): void {
  if (charge.status !== 'succeeded') return;
  if (charge.balance_transaction === null) later(account, charge, SETTLES_AFTER_SECONDS, settle);
  if (!charge.disputed && playedCard(account, charge.payment_method ?? '')?.dispute) {
    later(account, charge, DISPUTED_AFTER_SECONDS, dispute);
  }
}

type Booked = 'charge' | 'refund' | 'dispute' | 'dispute_reversal';

/**
 * Books an amount (negative: paid out), converted at the rate of this moment, with the processor's fee in the account's currency;
 * returns the transaction's id.
 */
export function book(
  account: Account,
  given: number,
  fee: number,
  currency: string,
  source: string,
  kind: Booked,
) {
  const { amount, rate } = converted(account, given, currency);
  const transaction: BalanceTransaction = {
    id: newId('txn_'),
    object: 'balance_transaction',
    amount,
    available_on: account.seconds() + 2 * DAY,
    balance_type: 'payments',
    created: account.seconds(),
    currency: SETTLED_IN,
    description: null,
    exchange_rate: rate,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: SETTLED_IN,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
    reporting_category: kind,
    source,
    status: 'pending',
    type: kind === 'dispute' || kind === 'dispute_reversal' ? 'adjustment' : kind,
  };
  account.state.transactions[transaction.id] = transaction;
  followTransaction(account, transaction);
  return transaction.id;
}

/** Books the money of a dispute out, with its fee, or in again: Stripe keeps the fee. */
export function bookDispute(
  account: Account,
  { id, amount, currency, balance_transactions: booked }: Dispute,
  kind: 'dispute' | 'dispute_reversal',
): void {
  const [given, fee] = kind === 'dispute' ? [-amount, DISPUTE_FEE] : [amount, 0];
  const transaction = account.state.transactions[book(account, given, fee, currency, id, kind)];
  if (transaction) booked.push(transaction);
}

type Happening = (account: Account, charge: Charge) => void;

function later(account: Account, charge: Charge, seconds: number, happen: Happening): void {
  account.world.at((charge.created + seconds) * 1000, () => {
    // A reset may have removed the charge.
    if (account.state.charges[charge.id] === charge) happen(account, charge);
  });
}

function settle(account: Account, charge: Charge): void {
  const fee = Math.round(converted(account, charge.amount, charge.currency).amount * 0.029) + 30;
  charge.balance_transaction = book(account, charge.amount, fee, charge.currency, charge.id, 'charge');
  account.emit('charge.updated', charge, BY_ITSELF, { balance_transaction: null });
}

function dispute(account: Account, charge: Charge): void {
  const status = playedCard(account, charge.payment_method ?? '')?.dispute ?? 'needs_response';
  charge.disputed = true;
  const id = newId('dp_');
  const dispute = {
    id,
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [] as BalanceTransaction[],
    charge: charge.id,
    created: account.seconds(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: account.seconds() + 7 * DAY,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: status === 'warning_needs_response',
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status,
  };
  const stored = dispute as unknown as Dispute;
  account.state.disputes[id] = stored;
  // An inquiry takes no money.
  if (!status.startsWith('warning_')) bookDispute(account, stored, 'dispute');
  account.emit('charge.dispute.created', dispute, BY_ITSELF);
}
