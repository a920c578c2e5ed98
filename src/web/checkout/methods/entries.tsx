import type { ReactNode } from 'react';

import { type PaymentMethod, PAYMENT_METHODS } from '../../../domain/checkout/payment-method.ts';
import { CardMarks, PayPalMark } from './card-marks.tsx';
import { methodWords } from './words.ts';

/** What stands beside a method's button. How it goes on, its row in the domain says. */
interface MethodEntry {
  label: string;
  mark: ReactNode;
  /** What happens next, where it is chosen; null where a form stands instead. */
  hint: string | null;
}

function elsewhere(method: PaymentMethod): MethodEntry {
  const { name } = PAYMENT_METHODS[method];
  return { label: name, mark: null, hint: methodWords.elsewhereHint(name) };
}

/** Every way to pay. */
export const METHOD_ENTRIES: Record<PaymentMethod, MethodEntry> = {
  card: { label: methodWords.card, mark: <CardMarks />, hint: null },
  bank: elsewhere('bank'),
  paypal: { label: PAYMENT_METHODS.paypal.name, mark: <PayPalMark />, hint: methodWords.paypalHint },
};
