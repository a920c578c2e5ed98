import { setTimeout as pause } from 'node:timers/promises';

import { AUTHENTICATION_REQUIRED } from '../../test-data/magic.ts';
import type { Account, Cause } from '../account/account.ts';
import { invalid } from '../account/failure.ts';
import type { Intent, Method } from '../account/state.ts';
import { playedCard } from '../charges/card-data.ts';
import { mustBeUsable } from '../customers/attachments.ts';
import { askForAuthentication, forgetChallenges } from './challenges.ts';
import { chargeIntent, declineIntent } from './charge-intent.ts';
import { mustBeUnfinished, unexpectedState } from './intent-access.ts';

/** How long the bank takes, so that two calls at once can really meet. */
export const BANK_MS = 25;

export interface Confirmation {
  /** The method to charge; null for the one the intent already has. */
  method: Method | null;
  offSession: boolean;
  errorOnRequiresAction: boolean;
  returnUrl: string | null;
  /** The browser script will show the challenge. */
  byScript: boolean;
  cause: Cause;
  origin: string;
}

/**
 * Confirms the intent: charges it, or asks for the buyer's authentication. Throws 402 for a declined card; the intent then waits
 * for another method.
 */
export async function confirmIntent(account: Account, intent: Intent, order: Confirmation): Promise<Intent> {
  mustBeUnfinished(intent, 'confirm');
  checkReturnUrl(intent, order);
  const method = order.method ?? account.state.methods[intent.payment_method ?? ''];
  if (!method) throw unexpectedState(NO_METHOD, intent);
  mustBeUsable(account, method, intent.customer, order.offSession);
  await pause(BANK_MS);
  forgetChallenges(account, intent);
  intent.payment_method = method.id;
  intent.next_action = null;
  intent.last_payment_error = null;
  const asked = wantsBuyer(account, intent, method, order.offSession);
  if (asked && (order.offSession || order.errorOnRequiresAction)) {
    throw declineIntent(account, intent, method, AUTHENTICATION_REQUIRED, order.cause);
  }
  if (asked) return askForAuthentication(account, intent, method, order);
  return chargeIntent(account, intent, method, { ...order, authenticated: false });
}

function wantsBuyer(account: Account, intent: Intent, method: Method, offSession: boolean): boolean {
  const requested = intent.payment_method_options?.card?.request_three_d_secure;
  // A wallet has already authenticated its owner.
  if (!offSession && !method.card.wallet && (requested === 'any' || requested === 'challenge')) return true;
  return bankWantsBuyer(account, method, offSession);
}

/** Whether this card's bank asks for its owner's confirmation, present or not. */
export function bankWantsBuyer(account: Account, method: Method, offSession: boolean): boolean {
  const when = playedCard(account, method.id)?.challenge;
  if (when === 'always') return true;
  if (when === 'once') return !account.state.plays[method.id]?.setUp;
  return when === 'on-session' && !offSession;
}

function checkReturnUrl(intent: Intent, order: Confirmation): void {
  const redirects =
    intent.automatic_payment_methods?.enabled && intent.automatic_payment_methods.allow_redirects !== 'never';
  if (!redirects || order.byScript || order.returnUrl) return;
  throw invalid(
    "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
  );
}

const NO_METHOD =
  "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.";
