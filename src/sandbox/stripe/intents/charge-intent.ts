import type { Decline } from '../../test-data/magic.ts';
import type { Account, Cause } from '../account/account.ts';
import { cardError, type StripeFailure } from '../account/failure.ts';
import type { Intent, Method } from '../account/state.ts';
import { bankDecline, makeCharge } from '../charges/charges.ts';
import { followCharge } from '../charges/settlement.ts';
import { keepForLater } from '../customers/attachments.ts';

/** Takes the money once nothing is in the way. Throws 402 if the bank declines. */
export function chargeIntent(
  account: Account,
  intent: Intent,
  method: Method,
  { offSession, authenticated, cause }: { offSession: boolean; authenticated: boolean; cause: Cause },
): Intent {
  const refusal = bankDecline(account, method.id, offSession);
  if (refusal) throw declineIntent(account, intent, method, refusal, cause, authenticated);
  const charge = makeCharge(account, intent, method, undefined, authenticated);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.latest_charge = charge.id;
  intent.payment_method = method.id;
  intent.next_action = null;
  account.emit('charge.succeeded', charge, cause);
  account.emit('payment_intent.succeeded', intent, cause);
  keepForLater(account, method, intent.customer, intent.setup_future_usage, cause);
  followCharge(account, charge);
  return intent;
}

/** Records a declined attempt; returns the 402 to throw. The intent waits for another method. */
export function declineIntent(
  account: Account,
  intent: Intent,
  method: Method,
  { code, decline_code, message }: Decline,
  cause: Cause,
  authenticated = false,
): StripeFailure {
  const charge = makeCharge(
    account,
    intent,
    method,
    { code, message, ...(decline_code && { decline_code }) },
    authenticated,
  );
  const error = {
    code,
    message,
    charge: charge.id,
    ...(decline_code && { decline_code }),
    ...(code === 'incorrect_cvc' && { param: 'cvc' }),
  };
  intent.status = 'requires_payment_method';
  intent.latest_charge = charge.id;
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = { type: 'card_error', ...error, payment_method: method };
  account.emit('charge.failed', charge, cause);
  account.emit('payment_intent.payment_failed', intent, cause);
  return cardError({ ...error, payment_intent: intent, payment_method: method }, true);
}
