import { useState, useSyncExternalStore } from 'react';

import type { PaymentMethod } from '../../../domain/money.ts';
import { keep, readKept, sessionShelf } from '../../browser/shelf.ts';

/** What the fee of each way to pay is called. */
export const FEE_NAMES: Record<PaymentMethod, string> = {
  stripe: 'Card processing fee',
  paypal: 'PayPal processing fee',
};

const METHOD_KEY = 'simport.method';

/** The way to pay, remembered in this tab; cards until the buyer says otherwise. */
export function usePaymentMethod(): [PaymentMethod, (method: PaymentMethod) => void] {
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const kept = useSyncExternalStore(
    () => () => {},
    () => readKept(sessionShelf, METHOD_KEY, isMethod) ?? 'stripe',
    () => 'stripe' as const,
  );
  function choose(method: PaymentMethod) {
    setChosen(method);
    keep(sessionShelf, METHOD_KEY, method);
  }
  return [chosen ?? kept, choose];
}

function isMethod(value: unknown): value is PaymentMethod {
  return value === 'stripe' || value === 'paypal';
}
