import { useState, useSyncExternalStore } from 'react';

import { isPaymentMethod, type PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import { keep, readKept, tabStorage } from '../../browser/browser-storage.ts';
import { useSettings } from '../../core/site.ts';

const METHOD_KEY = 'simport.method';

/** The way to pay, remembered in this tab; cards until the buyer says otherwise, and where there is no other. */
export function usePaymentMethod(): [PaymentMethod, (method: PaymentMethod) => void] {
  const { paypal } = useSettings();
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const kept = useSyncExternalStore(
    () => () => {},
    () => readKept(tabStorage, METHOD_KEY, isPaymentMethod) ?? 'card',
    () => 'card' as const,
  );
  function choose(method: PaymentMethod) {
    setChosen(method);
    keep(tabStorage, METHOD_KEY, method);
  }
  return [paypal ? (chosen ?? kept) : 'card', choose];
}
