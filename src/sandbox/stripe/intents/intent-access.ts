import type { Account } from '../account/account.ts';
import { invalid, missing, refused } from '../account/failure.ts';
import type { Intent } from '../account/state.ts';

/** The intent of a request; a client secret, if sent, must be the right one. */
export function intentOf(account: Account, call: { id: string; clientSecret: string | null }): Intent {
  const intent = account.state.intents[call.id];
  if (!intent) throw missing('payment_intent', call.id, 'intent');
  checkSecret(call.clientSecret, intent.client_secret, 'PaymentIntent', 'payment_intent_invalid_parameter');
  return intent;
}

/** Throws if the client secret belongs to another intent. */
export function checkSecret(shown: string | null, own: string, kind: string, code: string): void {
  if (shown === null || shown === own) return;
  throw invalid(
    `The client_secret provided does not match the client_secret associated with the ${kind}.`,
    'client_secret',
    code,
  );
}

const UNFINISHED: string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

export function isUnfinished(intent: Intent): boolean {
  return UNFINISHED.includes(intent.status);
}

/** Throws if the intent is finished; `what` completes the sentence "You cannot ... this". */
export function mustBeUnfinished(intent: Intent, what: 'confirm' | 'cancel'): void {
  if (isUnfinished(intent)) return;
  const succeeded = what === 'confirm' && intent.status === 'succeeded';
  throw unexpectedState(
    succeeded
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `You cannot ${what} this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${what}ed: ${UNFINISHED.join(', ')}.`,
    intent,
  );
}

export function unexpectedState(message: string, intent: Intent) {
  return refused(message, 'payment_intent_unexpected_state', { payment_intent: intent });
}

const turns = new WeakMap<object, Promise<unknown>>();

/** One change of an intent at a time: a second one waits for the first to end. */
export async function inTurn<T>(intent: object, change: () => T | Promise<T>): Promise<T> {
  const turn = (turns.get(intent) ?? Promise.resolve()).then(change);
  turns.set(
    intent,
    turn.catch(() => {}),
  );
  return turn;
}
