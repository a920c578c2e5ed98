import { methodAt, PAYMENT_METHODS } from '../../domain/checkout/payment-method.ts';
import type { Cents } from '../../domain/money.ts';
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

/** The fee is what was paid beyond the plan's price, so that the lines always add up to the payment. */
export function paidPrice(
  { priceCents }: Pick<Purchase, 'priceCents'>,
  { provider, amountCents, methodLabel }: Pick<Payment, 'provider' | 'amountCents' | 'methodLabel'>,
): PaidPrice {
  const { feeName, name } = PAYMENT_METHODS[methodAt(provider)];
  return {
    planCents: priceCents,
    feeCents: amountCents - priceCents,
    totalCents: amountCents,
    feeLabel: feeName,
    methodLabel: methodLabel ?? name,
  };
}
