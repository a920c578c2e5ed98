import { describe, expect, it } from 'vitest';

import { ESIM_GO } from './esim-go/esim-go-calls.ts';
import {
  type Provider,
  ProviderBusy,
  providerProblem,
  ProviderRefused,
  ProviderUnreachable,
} from './outcome.ts';
import { PAYPAL } from './paypal/paypal-calls.ts';
import { STRIPE } from './stripe/stripe-connection.ts';

const BLAMED: [Provider, string][] = [
  [STRIPE, 'payment_provider_down'],
  [PAYPAL, 'payment_provider_down'],
  [ESIM_GO, 'network_down'],
];

describe('a provider that does not deliver', () => {
  it.each(BLAMED)('gets the blame: $name', (provider, code) => {
    expect(providerProblem(new ProviderUnreachable(provider, 'no answer'))?.code).toBe(code);
    expect(providerProblem(new ProviderRefused(provider, '403', 'access denied'))?.code).toBe(code);
  });

  it('is not blamed if we did not call it, nor for our own mistakes', () => {
    expect(providerProblem(new ProviderBusy(ESIM_GO))?.code).toBe('unavailable');
    expect(providerProblem(new TypeError('x is undefined'))).toBeNull();
  });
});
