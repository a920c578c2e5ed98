import { methodAt, PAYMENT_METHODS, type Price } from '../../domain/checkout/payment-method.ts';
import { moneyOf, ofCents } from '../../domain/money.ts';
import type { Payment, Purchase } from './tables.ts';

/** What was paid and how, as mails and invoices say it. */
export interface PaidPrice extends Price {
  /** 'Card processing fee'. */
  feeLabel: string;
  /** 'Visa ending in 4242'. */
  methodLabel: string;
}

/** The fee is what was paid beyond the plan's price, so that the lines always add up to the payment. */
export function paidPrice(
  { priceCents }: Pick<Purchase, 'priceCents'>,
  payment: Pick<Payment, 'provider' | 'amountCents' | 'currency' | 'methodLabel'>,
): PaidPrice {
  const { provider, amountCents, currency, methodLabel } = payment;
  const { feeName, name } = PAYMENT_METHODS[methodAt(provider)];
  return {
    plan: ofCents(priceCents, currency),
    fee: ofCents(amountCents - priceCents, currency),
    total: moneyOf(payment),
    feeLabel: feeName,
    methodLabel: methodLabel ?? name,
  };
}
