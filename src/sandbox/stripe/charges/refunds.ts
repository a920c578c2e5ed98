import { shownAmount } from '../../core/currencies.ts';
import { BY_ITSELF, type Account } from '../account/account.ts';
import { checkFraction } from '../account/amount-rules.ts';
import { invalid, missing, refused } from '../account/failure.ts';
import { newId } from '../account/ids.ts';
import type { Charge, Refund } from '../account/state.ts';
import type { Call, Route } from '../api/api.ts';
import { readRoutes } from '../api/lists.ts';
import { integer, mergeMetadata, metadata, oneOf, readParams, text } from '../api/params.ts';
import { playedCard } from './card-data.ts';
import { bars } from './disputes.ts';
import { book } from './settlement.ts';

const PATH = '/v1/refunds';
const SETTLES_AFTER_SECONDS = 1;
const TURNS_AFTER_SECONDS = 60;

const createFields = {
  amount: integer,
  charge: text(),
  payment_intent: text(),
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
  metadata,
};

export function refundRoutes(account: Account): Route[] {
  const filters = { charge: text(), payment_intent: text() };
  return [
    { method: 'POST', path: PATH, access: 'secret', answer: (call) => create(account, call) },
    ...readRoutes(PATH, 'refund', () => account.state.refunds, filters),
  ];
}

function create(account: Account, call: Call): Refund {
  const read = readParams(call.form, createFields);
  const charge = chargeToRefund(account, read);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0)
    throw refused(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded', {
      charge: charge.id,
    });
  if (bars(account, charge)) {
    throw refused(`Charge ${charge.id} has been charged back; cannot issue a refund.`, 'charge_disputed');
  }
  const amount = read.amount ?? left;
  if (amount < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  checkFraction(amount, charge.currency);
  if (amount > left) {
    throw refused(
      `Refund amount (${shownAmount(amount, charge.currency)}) is greater than unrefunded amount on charge (${shownAmount(left, charge.currency)})`,
      undefined,
      { param: 'amount' },
    );
  }
  const pending = playedCard(account, charge.payment_method ?? '')?.refund === 'pending';
  const id = newId('re_');
  const refund: Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: book(account, -amount, 0, charge.currency, id, 'refund'),
    charge: charge.id,
    created: account.seconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: mergeMetadata({}, read.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: read.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: pending ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  account.state.refunds[id] = refund;
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  addRefunded(charge, amount);
  account.emit('charge.refunded', charge, call.cause, before);
  account.emit('refund.created', refund, call.cause);
  followRefund(account, refund);
  return refund;
}

/** Starts what happens to a refund by itself: it settles, or its card makes it fail. */
export function followRefund(account: Account, refund: Refund): void {
  if (refund.destination_details?.card?.reference_status !== 'pending') return;
  const charge = account.state.charges[refund.charge];
  const fate = playedCard(account, charge?.payment_method ?? '')?.refund;
  const seconds = fate ? TURNS_AFTER_SECONDS : SETTLES_AFTER_SECONDS;
  account.world.at((refund.created + seconds) * 1000, () => {
    // A reset may have removed the refund.
    if (account.state.refunds[refund.id] !== refund || !charge) return;
    if (fate === 'fails') failRefund(account, refund, charge);
    else settleRefund(account, refund);
  });
}

function settleRefund(account: Account, refund: Refund): void {
  const before = { status: refund.status, destination_details: refund.destination_details };
  refund.status = 'succeeded';
  refund.destination_details = {
    card: {
      reference: newId('', 23),
      reference_status: 'available',
      reference_type: 'acquirer_reference_number',
      type: 'refund',
    },
    type: 'card',
  };
  account.emit('refund.updated', refund, BY_ITSELF, before);
}

function failRefund(account: Account, refund: Refund, charge: Charge): void {
  refund.status = 'failed';
  refund.failure_reason = 'expired_or_canceled_card';
  refund.failure_balance_transaction = book(account, refund.amount, 0, refund.currency, refund.id, 'refund');
  refund.destination_details = { card: { reference_status: 'unavailable', type: 'refund' }, type: 'card' };
  addRefunded(charge, -refund.amount);
  account.emit('refund.failed', refund, BY_ITSELF, { status: 'succeeded' });
}

function addRefunded(charge: Charge, amount: number): void {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
}

function chargeToRefund(account: Account, read: { charge?: string; payment_intent?: string }): Charge {
  const { state } = account;
  if (read.charge !== undefined) {
    const charge = state.charges[read.charge];
    if (!charge) throw missing('charge', read.charge, 'charge');
    if (charge.status === 'succeeded') return charge;
    throw refused(
      `Charge ${charge.id} cannot be refunded because it is ${charge.status}.`,
      'charge_not_refundable',
    );
  }
  if (read.payment_intent === undefined) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
      undefined,
      'parameter_missing',
    );
  }
  const intent = state.intents[read.payment_intent];
  if (!intent) throw missing('payment_intent', read.payment_intent, 'payment_intent');
  const charge = state.charges[intent.latest_charge ?? ''];
  if (charge?.status === 'succeeded') return charge;
  throw refused(
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    'payment_intent_unexpected_state',
    { payment_intent: intent },
  );
}
