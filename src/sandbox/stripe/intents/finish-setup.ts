import type { Decline } from '../../test-data/magic.ts';
import type { Account, Cause } from '../account/account.ts';
import { cardError, type StripeFailure } from '../account/failure.ts';
import type { Method, Setup } from '../account/state.ts';
import { playedCard } from '../charges/card-data.ts';
import { bankDecline } from '../charges/charges.ts';
import { keepForLater } from '../customers/attachments.ts';

/** Saves the card once nothing is in the way. Throws 402 if the bank refuses it. */
export function finishSetup(account: Account, setup: Setup, method: Method, cause: Cause): Setup {
  const refusal = playedCard(account, method.id)?.saves ? undefined : bankDecline(account, method.id, false);
  if (refusal) throw declineSetup(account, setup, method, refusal, cause);
  setup.status = 'succeeded';
  setup.payment_method = method.id;
  setup.next_action = null;
  setup.last_setup_error = null;
  account.emit('setup_intent.succeeded', setup, cause);
  keepForLater(account, method, setup.customer, setup.usage, cause);
  return setup;
}

function declineSetup(
  account: Account,
  setup: Setup,
  method: Method,
  { code, decline_code, message }: Decline,
  cause: Cause,
): StripeFailure {
  const error = { code, message, ...(decline_code && { decline_code }) };
  failSetup(account, setup, { type: 'card_error', ...error, payment_method: method }, cause);
  return cardError({ ...error, setup_intent: setup, payment_method: method }, true);
}

/** Records a failed attempt: the SetupIntent waits for another card. */
export function failSetup(
  account: Account,
  setup: Setup,
  error: NonNullable<Setup['last_setup_error']>,
  cause: Cause,
): void {
  setup.status = 'requires_payment_method';
  setup.payment_method = null;
  setup.next_action = null;
  setup.last_setup_error = error;
  account.emit('setup_intent.setup_failed', setup, cause);
}
