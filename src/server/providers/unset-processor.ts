import { type Provider, ProviderUnset } from './outcome.ts';
import type { Processor } from './processor.ts';

/**
 * A processor that the settings do not name. Our records still know its payments; whatever needs the processor waits until the
 * settings name it again.
 */
export function unsetProcessor(provider: Provider): Processor {
  const refuse = () => Promise.reject(new ProviderUnset(provider));
  return {
    provider,
    isSet: false,
    callsBack: true,
    start: { isReadByBuyer: false, begin: refuse, again: refuse, keepSealed: null },
    read: refuse,
    approvals: null,
    end: refuse,
    refund: refuse,
    refundsOf: refuse,
    feesOf: refuse,
    disputesOf: refuse,
    answers: null,
    payouts: null,
    declinesOf: async () => [],
    list: null,
    received: refuse,
    buyersSecret: async () => null,
    readEvent: refuse,
    topicOf: () => 'payment',
  };
}
