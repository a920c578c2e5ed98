import { useDeferredValue, useSyncExternalStore } from 'react';

import {
  DEFAULT_METHOD,
  isPaymentMethod,
  methodIn,
  type OfferedMethod,
  OTHER_METHODS,
  type PausedMethods,
  type PaymentMethod,
  PAYMENT_METHODS,
} from '../../domain/checkout/payment-method.ts';
import type { Quote } from '../../domain/checkout/quote-schema.ts';
import { keep, readStored, tabStorage } from '../browser/browser-storage.ts';
import { type Settings, useSettings } from '../core/site.ts';

const METHOD_KEY = 'simport.method';

/** Methods that cannot be chosen at the open checkout. */
let paused: PausedMethods = {};

/** Call this with a checkout's quote. */
export function setPausedMethods(now: PausedMethods = {}): void {
  paused = now;
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function storedMethod(): PaymentMethod {
  return readStored(tabStorage, METHOD_KEY, isPaymentMethod) ?? DEFAULT_METHOD;
}

/**
 * The payment method, stored in this tab; card by default, and without PayPal; the other one while it is paused. Only
 * components that use it render again when it changes.
 */
export function usePaymentMethod(): PaymentMethod {
  const settings = useSettings();
  return useSyncExternalStore(
    subscribe,
    () => chosenMethod(settings),
    () => DEFAULT_METHOD,
  );
}

/** The same for components that only reflect the choice: the choice itself renders first. */
export function useDeferredPaymentMethod(quote: Pick<Quote, 'methods'>): PaymentMethod {
  return methodIn(quote, useDeferredValue(usePaymentMethod()));
}

/** The method at this moment, for event handlers. */
export function chosenMethod(settings: Offering): PaymentMethod {
  const offered: PaymentMethod[] = [DEFAULT_METHOD, ...otherMethods(settings)];
  const kept = storedMethod();
  const chosen = offered.includes(kept) ? kept : DEFAULT_METHOD;
  if (paused[chosen] === undefined) return chosen;
  return offered.find((method) => paused[method] === undefined) ?? chosen;
}

type Offering = Pick<Settings, 'paypal' | 'elsewhere'>;

/** What this shop offers besides cards, in the order in which buyers see it. */
export function otherMethods({ paypal, elsewhere = [] }: Offering): OfferedMethod[] {
  return OTHER_METHODS.filter((method) =>
    PAYMENT_METHODS[method].start === 'redirect' ? elsewhere.includes(method) : paypal !== null,
  );
}

export function choosePaymentMethod(method: PaymentMethod): void {
  keep(tabStorage, METHOD_KEY, method);
  for (const listener of listeners) listener();
}
