import Stripe from 'stripe';

import type { Settings } from '../../core/settings/env.ts';
import { type Provider, ProviderRefused, ProviderUnreachable } from '../outcome.ts';

export const STRIPE: Provider = { name: 'Stripe', role: 'payments' };

/** The official SDK with our account; its own retries carry an idempotency key. */
export function openStripe(settings: Settings): Stripe {
  return new Stripe(settings.STRIPE_SECRET_KEY, {
    protocol: settings.STRIPE_API_PROTOCOL,
    host: settings.STRIPE_API_HOST,
    port: settings.STRIPE_API_PORT,
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  });
}

/** A wrong key is ours to fix, a conflict or a spent rate limit passes: none of them answers the request itself. */
const PASSING = new Set([401, 403, 409, 429]);

/** Makes a call; throws {@link ProviderRefused} for a refusal, {@link ProviderUnreachable} if the outcome is unknown. */
export async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const refused = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
    if (refused && !PASSING.has(error.statusCode ?? 0)) {
      throw new ProviderRefused(STRIPE, error.code ?? error.type, error.message, { cause: error });
    }
    throw new ProviderUnreachable(STRIPE, error.message, { cause: error });
  }
}
