import { ESIM_GO } from '../../../src/server/providers/esim-go/esim-go-calls.ts';
import { ProviderUnreachable } from '../../../src/server/providers/outcome.ts';
import { PAYPAL } from '../../../src/server/providers/paypal/paypal-calls.ts';
import { STRIPE } from '../../../src/server/providers/stripe/stripe-connection.ts';
import type { Party } from './surroundings.ts';

const PARTIES = { stripe: STRIPE, paypal: PAYPAL, 'esim-go': ESIM_GO };

/** `before`: the call is lost, nothing happens. `after`: it happens, and its answer is lost. */
export type Break = 'before' | 'after';

/** Breaks that the next calls to each party meet, first come first served. */
export class Wires {
  readonly #breaks: { party: Party; when: Break; times: number }[] = [];

  break(party: Party, when: Break, times: number): void {
    this.#breaks.push({ party, when, times });
  }

  mend(): void {
    this.#breaks.length = 0;
  }

  /** How the call to a party breaks that is made now. */
  take(party: Party): Break | null {
    const next = this.#breaks.find((entry) => entry.party === party && entry.times > 0);
    if (!next) return null;
    next.times--;
    return next.when;
  }
}

/** A process of the shop: it may be killed at any call, and nothing that it does afterwards has an effect. */
export interface Mortal {
  /** It is on its way to a party, or back. Throws when it is dead, or dies now; may take its time. */
  cross(): Promise<void>;
}

/**
 * A party as a process of the shop reaches it: each call may break, or find its caller dead before or after its effect.
 * @param lost what calls answer that never throw, when they break
 */
export function overWire<T extends object>(
  party: Party,
  far: T,
  wires: Wires,
  caller: Mortal,
  lost: Partial<Record<keyof T, unknown>> = {},
): T {
  return new Proxy(far, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      // Calls to a part of a party break like the rest.
      if (name === 'inventory' && value) return overWire(party, value, wires, caller);
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]) => {
        await caller.cross();
        const broken = wires.take(party);
        const answer = broken === 'before' ? undefined : await method(...args);
        await caller.cross();
        if (!broken) return answer;
        if (name in lost) return lost[name as keyof T];
        throw party === 'mail'
          ? new Error('no answer')
          : new ProviderUnreachable(PARTIES[party], 'no answer');
      };
    },
  });
}
