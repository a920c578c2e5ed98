import { useDeferredValue, useSyncExternalStore } from 'react';

import { isPaymentMethod, type PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import { keep, readKept, tabStorage } from '../../browser/browser-storage.ts';
import { type Settings, useSettings } from '../../core/site.ts';

const METHOD_KEY = 'simport.method';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keptMethod(): PaymentMethod {
  return readKept(tabStorage, METHOD_KEY, isPaymentMethod) ?? 'card';
}

/**
 * The way to pay, remembered in this tab; cards until the buyer says otherwise, and where there is no other. Who shows it is
 * drawn anew when it changes, and nothing around it.
 */
export function usePaymentMethod(): PaymentMethod {
  const { paypal } = useSettings();
  const kept = useSyncExternalStore(subscribe, keptMethod, () => 'card' as const);
  return paypal ? kept : 'card';
}

/** The same for what tells of the choice in other places: the choice itself is shown first. */
export function useToldMethod(): PaymentMethod {
  return useDeferredValue(usePaymentMethod());
}

/** The same at the moment, for who acts by it. */
export function chosenMethod({ paypal }: Pick<Settings, 'paypal'>): PaymentMethod {
  return paypal ? keptMethod() : 'card';
}

export function choosePaymentMethod(method: PaymentMethod): void {
  keep(tabStorage, METHOD_KEY, method);
  for (const listener of listeners) listener();
}
