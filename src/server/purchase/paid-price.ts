import type { Cents, PaymentMethod } from '../../domain/money.ts';
import type { Payment, Purchase } from './tables.ts';

/** What was paid and how, as mails and invoices say it. */
export interface PaidPrice {
  planCents: Cents;
  feeCents: Cents;
  totalCents: Cents;
  /** 'Card processing fee'. */
  feeLabel: string;
  /** 'Visa ending in 4242'. */
  methodLabel: string;
}

const FEE_LABELS: Record<PaymentMethod, string> = {
  stripe: 'Card processing fee',
  paypal: 'PayPal processing fee',
};
const METHOD_LABELS: Record<PaymentMethod, string> = { stripe: 'Card', paypal: 'PayPal' };

/** The fee is what was paid beyond the plan's price, so that the lines always add up to the payment. */
export function paidPrice(
  { priceCents }: Pick<Purchase, 'priceCents'>,
  { provider, amountCents, methodLabel }: Pick<Payment, 'provider' | 'amountCents' | 'methodLabel'>,
): PaidPrice {
  return {
    planCents: priceCents,
    feeCents: amountCents - priceCents,
    totalCents: amountCents,
    feeLabel: FEE_LABELS[provider],
    methodLabel: methodLabel ?? METHOD_LABELS[provider],
  };
}
