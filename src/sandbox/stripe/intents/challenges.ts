import type { Account, Cause } from '../account/account.ts';
import { StripeFailure } from '../account/failure.ts';
import { newId } from '../account/ids.ts';
import type { Challenge, Intent, Method, Setup } from '../account/state.ts';
import { chargeIntent } from './charge-intent.ts';
import { failSetup, finishSetup } from './finish-setup.ts';
import { inTurn } from './intent-access.ts';

interface Asking {
  returnUrl: string | null;
  /** The browser script shows the challenge; otherwise the buyer is redirected to it and back. */
  byScript: boolean;
  cause: Cause;
  /** The sandbox's own origin. */
  origin: string;
}

/** Puts the intent into `requires_action`, with a 3-D Secure challenge for the buyer. */
export function askForAuthentication<Asked extends Intent | Setup>(
  account: Account,
  intent: Asked,
  method: Method,
  order: Asking,
): Asked {
  const id = newId('tdsrc_');
  const page = `${order.origin}/3d-secure/${id}`;
  const returnUrl = order.byScript ? null : order.returnUrl;
  account.state.challenges[id] = { intent: intent.id, method: method.id, returnUrl };
  intent.status = 'requires_action';
  intent.next_action = returnUrl
    ? { type: 'redirect_to_url', redirect_to_url: { url: page, return_url: returnUrl } }
    : {
        type: 'use_stripe_sdk',
        use_stripe_sdk: {
          type: 'three_d_secure_redirect',
          stripe_js: page,
          source: id,
          known_frame_issues: 'false',
        },
      };
  account.emit(`${intent.object}.requires_action`, intent, order.cause);
  return intent;
}

/** An unanswered challenge is void once the intent changes. */
export function forgetChallenges(account: Account, intent: Intent | Setup): void {
  for (const [id, challenge] of Object.entries(account.state.challenges)) {
    if (challenge.intent === intent.id) delete account.state.challenges[id];
  }
}

/** The challenge with that id, while it waits for the buyer. */
export function openChallenge(account: Account, id: string): OpenChallenge | undefined {
  const challenge = account.state.challenges[id];
  const { intents, setups } = account.state;
  const asked = intents[challenge?.intent ?? ''] ?? setups[challenge?.intent ?? ''];
  return challenge && asked?.status === 'requires_action' ? { ...challenge, asked } : undefined;
}

/** With what the bank's question is about: a payment, or a card to save. */
export type OpenChallenge = Challenge & { asked: Intent | Setup };

/** The buyer's answer: passing it charges the card, anything else asks for another one. Ignores unknown ids. */
export async function answerChallenge(
  account: Account,
  id: string,
  passed: boolean,
  cause: Cause,
): Promise<void> {
  const waiting = openChallenge(account, id);
  if (!waiting) return;
  await inTurn(waiting.asked, () => {
    const challenge = openChallenge(account, id);
    if (!challenge) return;
    const { asked } = challenge;
    const method = account.state.methods[challenge.method];
    forgetChallenges(account, asked);
    if (!method) return;
    if (!passed) {
      fail(account, asked, method, cause);
      return;
    }
    try {
      if (asked.object === 'setup_intent') finishSetup(account, asked, method, cause);
      else chargeIntent(account, asked, method, { offSession: false, authenticated: true, cause });
    } catch (error) {
      // The browser reads the decline from the intent next.
      if (!(error instanceof StripeFailure)) throw error;
    }
  });
}

function fail(account: Account, intent: Intent | Setup, method: Method, cause: Cause): void {
  const error = {
    type: 'invalid_request_error' as const,
    code: `${intent.object}_authentication_failure`,
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    payment_method: method,
  };
  if (intent.object === 'setup_intent') {
    failSetup(account, intent, error, cause);
    return;
  }
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = error;
  account.emit('payment_intent.payment_failed', intent, cause);
}
