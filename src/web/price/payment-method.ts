import { useDeferredValue, useSyncExternalStore } from 'react';

import {
  isPaymentMethod,
  type PausedMethods,
  type PaymentMethod,
} from '../../domain/checkout/payment-method.ts';
import { keep, readKept, tabStorage } from '../browser/browser-storage.ts';
import { type Settings, useSettings } from '../core/site.ts';

const METHOD_KEY = 'simport.method';

/** Methods that the open checkout's quote calls paused. */
let paused: PausedMethods = {};

/** Call this with a checkout's quote. */
export function tellPaused(now: PausedMethods = {}): void {
  paused = now;
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keptMethod(): PaymentMethod {
  return readKept(tabStorage, METHOD_KEY, isPaymentMethod) ?? 'card';
}

/**
 * The payment method, stored in this tab; card by default, and without PayPal; the other one while it is paused. Only
 * components that use it render again when it changes.
 */
export function usePaymentMethod(): PaymentMethod {
  const { paypal } = useSettings();
  return useSyncExternalStore(
    subscribe,
    () => chosenMethod({ paypal }),
    () => 'card' as const,
  );
}

/** The same for components that only reflect the choice: the choice itself renders first. */
export function useToldMethod(): PaymentMethod {
  return useDeferredValue(usePaymentMethod());
}

/** The method at this moment, for event handlers. */
export function chosenMethod({ paypal }: Pick<Settings, 'paypal'>): PaymentMethod {
  if (!paypal) return 'card';
  const kept = keptMethod();
  const other = kept === 'card' ? 'paypal' : 'card';
  return paused[kept] !== undefined && paused[other] === undefined ? other : kept;
}

export function choosePaymentMethod(method: PaymentMethod): void {
  keep(tabStorage, METHOD_KEY, method);
  for (const listener of listeners) listener();
}
