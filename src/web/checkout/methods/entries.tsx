import type { ReactNode } from 'react';

import { type PaymentMethod, PAYMENT_METHODS } from '../../../domain/checkout/payment-method.ts';
import { CardMarks, PayPalMark } from './card-marks.tsx';
import { methodWords } from './words.ts';

/** A method's button with its mark and words. Its row in the domain says how the payment goes on. */
interface MethodEntry {
  label: string;
  mark: ReactNode;
  /** What happens next, shown when the method is chosen; null if a form is shown instead. */
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
