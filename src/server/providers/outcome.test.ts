import { describe, expect, it } from 'vitest';

import {
  type Party,
  ProviderBusy,
  providerProblem,
  ProviderRefused,
  ProviderUnreachable,
} from './outcome.ts';

const BLAMED: Record<Party, string> = {
  Stripe: 'payment_provider_down',
  PayPal: 'payment_provider_down',
  'eSIM Go': 'network_down',
};

describe('a provider that does not help', () => {
  it.each(Object.entries(BLAMED) as [Party, string][])('is blamed itself: %s', (party, code) => {
    expect(providerProblem(new ProviderUnreachable(party, 'no answer'))?.code).toBe(code);
    expect(providerProblem(new ProviderRefused(party, '403', 'access denied'))?.code).toBe(code);
  });

  it('is not blamed where we did not ask, nor for what is our own fault', () => {
    expect(providerProblem(new ProviderBusy('eSIM Go'))?.code).toBe('unavailable');
    expect(providerProblem(new TypeError('x is undefined'))).toBeNull();
  });
});
