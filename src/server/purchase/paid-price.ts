import {
  type Amounts,
  methodAt,
  PAYMENT_METHODS,
  type PaymentMethod,
  type Price,
} from '../../domain/checkout/payment-method.ts';
import { type Cents, moneyOf, ofCents } from '../../domain/money.ts';
import type { Payment, Purchase } from './tables.ts';

/** The amounts and the method paid, as mails and invoices state them. */
export interface PaidPrice extends Price {
  /** 'Card processing fee'. */
  feeLabel: string;
  /** 'Visa ending in 4242'. */
  methodLabel: string;
}

/** A purchase's discount from a promotion; null without one. */
export function discountOf({
  discountCode: code,
  discountCents: cents,
}: Pick<Purchase, 'discountCode' | 'discountCents'>): { code: string; cents: Cents } | null {
  return code === null ? null : { code, cents };
}

/** A purchase's amounts with this method, as quoted when it was opened, whatever the plan costs today. */
export function agreedAmounts(
  { priceCents, stripeFeeCents, paypalFeeCents }: Purchase,
  method: PaymentMethod,
): Amounts {
  const fee = { card: stripeFeeCents, paypal: paypalFeeCents }[method];
  return { price: priceCents, fee, total: priceCents + fee };
}

/** The facts about a payment that an invoice needs. */
export type PaymentFacts = Pick<
  Payment,
  'provider' | 'amountCents' | 'currency' | 'methodLabel' | 'settledAt'
>;

/**
 * The payment of a paid purchase, read from the purchase's own row: no other amount than the agreed one is ever accepted.
 * @throws Error if it is not paid
 */
export function paymentOf(purchase: Purchase): PaymentFacts {
  const { id, paidBy: provider, paidWith: methodLabel, paidAt: settledAt, currency } = purchase;
  if (provider === null) throw new Error(`purchase ${id} has no accepted payment`);
  const { total: amountCents } = agreedAmounts(purchase, methodAt(provider));
  return { provider, amountCents, currency, methodLabel, settledAt };
}

/** The fee is the payment less the discounted price of the plan, so that the lines always add up to the payment. */
export function paidPrice(
  purchase: Pick<Purchase, 'priceCents' | 'discountCode' | 'discountCents'>,
  payment: Omit<PaymentFacts, 'settledAt'>,
): PaidPrice {
  const { provider, amountCents, currency, methodLabel } = payment;
  const { priceCents } = purchase;
  const discount = discountOf(purchase);
  const { feeName, name } = PAYMENT_METHODS[methodAt(provider)];
  return {
    plan: ofCents(priceCents + (discount?.cents ?? 0), currency),
    ...(discount && { discount: { code: discount.code, off: ofCents(-discount.cents, currency) } }),
    fee: ofCents(amountCents - priceCents, currency),
    total: moneyOf(payment),
    feeLabel: feeName,
    methodLabel: methodLabel ?? name,
  };
}
