import { ESIM_GO } from '../../../src/server/providers/esim-go/esim-go-calls.ts';
import { ProviderUnreachable } from '../../../src/server/providers/outcome.ts';
import { PAYPAL } from '../../../src/server/providers/paypal/paypal-calls.ts';
import { STRIPE } from '../../../src/server/providers/stripe/stripe-connection.ts';
import type { ProviderId } from './surroundings.ts';

const PROVIDERS = { stripe: STRIPE, paypal: PAYPAL, 'esim-go': ESIM_GO };

/** `before`: the call is lost, nothing happens. `after`: it happens, and its answer is lost. */
export type Break = 'before' | 'after';

/** Breaks that the next calls to each provider meet, first come first served. */
export class Wires {
  readonly #breaks: { provider: ProviderId; when: Break; times: number }[] = [];

  break(provider: ProviderId, when: Break, times: number): void {
    this.#breaks.push({ provider, when, times });
  }

  mend(): void {
    this.#breaks.length = 0;
  }

  /** How the call to a provider breaks that is made now. */
  take(provider: ProviderId): Break | null {
    const next = this.#breaks.find((entry) => entry.provider === provider && entry.times > 0);
    if (!next) return null;
    next.times--;
    return next.when;
  }
}

/** A process of the shop: it may be killed at any call, and nothing that it does afterwards has an effect. */
export interface Mortal {
  /** It is on its way to a provider, or back. Throws when it is dead, or dies now; may take its time. */
  cross(): Promise<void>;
}

/**
 * A provider as a process of the shop reaches it: each call may break, or find its caller dead before or after its effect.
 * @param lost what calls answer that never throw, when they break
 */
export function overWire<T extends object>(
  provider: ProviderId,
  far: T,
  wires: Wires,
  caller: Mortal,
  lost: Partial<Record<keyof T, unknown>> = {},
): T {
  return new Proxy(far, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      // Calls to a part of a provider break like the rest.
      if (name === 'inventory' && value) return overWire(provider, value, wires, caller);
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]) => {
        await caller.cross();
        const broken = wires.take(provider);
        const answer = broken === 'before' ? undefined : await method(...args);
        await caller.cross();
        if (!broken) return answer;
        if (name in lost) return lost[name as keyof T];
        throw provider === 'mail'
          ? new Error('no answer')
          : new ProviderUnreachable(PROVIDERS[provider], 'no answer');
      };
    },
  });
}
