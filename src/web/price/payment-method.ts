import { useDeferredValue, useSyncExternalStore } from 'react';

import { isPaymentMethod, type PaymentMethod } from '../../domain/checkout/payment-method.ts';
import type { PausedMethods } from '../../domain/switches/switches.ts';
import { keep, readKept, tabStorage } from '../browser/browser-storage.ts';
import { type Settings, useSettings } from '../core/site.ts';

const METHOD_KEY = 'simport.method';

/** Ways to pay that the quote of the open checkout calls paused. */
let paused: PausedMethods = {};

/** A checkout opened, with what its quote says. */
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
 * The way to pay, remembered in this tab; cards until the buyer says otherwise, and where there is no other; the other one while
 * it is paused. Who shows it is drawn anew when it changes, and nothing around it.
 */
export function usePaymentMethod(): PaymentMethod {
  const { paypal } = useSettings();
  return useSyncExternalStore(
    subscribe,
    () => chosenMethod({ paypal }),
    () => 'card' as const,
  );
}

/** The same for what tells of the choice in other places: the choice itself is shown first. */
export function useToldMethod(): PaymentMethod {
  return useDeferredValue(usePaymentMethod());
}

/** The same at the moment, for who acts by it. */
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
