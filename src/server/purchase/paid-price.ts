import { shownMethod } from '../../domain/checkout/paid-method.ts';
import {
  type Amounts,
  PAYMENT_METHODS,
  type PaymentMethod,
  type Price,
} from '../../domain/checkout/payment-method.ts';
import { type Minor, type Money, moneyOf, ofBase, ofMinor, toDollars } from '../../domain/money.ts';
import { wellFormed } from '../db/json-column.ts';
import type { Payment, Purchase } from './tables.ts';

/** An amount of a purchase in cents of the base currency, at the rate of its day. */
export function baseOf({ rate }: Pick<Purchase, 'rate'>, amount: Minor): Minor {
  return Math.round(amount / (rate ?? 1));
}

/** The same in dollars, as the API has some of its fields. */
export function dollarsOf(purchase: Pick<Purchase, 'rate'>, amount: Minor): number {
  return toDollars(ofBase(baseOf(purchase, amount)));
}

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
}: Pick<Purchase, 'discountCode' | 'discountCents'>): { code: string; cents: Minor } | null {
  // A code may leave some plans of a basket as they are.
  return code === null || cents === 0 ? null : { code, cents };
}

/**
 * A purchase's amounts with this method, as quoted when it was opened, whatever the plan costs today; null if the shop did not
 * know the method then. @throws MalformedRow
 */
export function quotedAmounts(
  { id, priceCents, fees }: Pick<Purchase, 'id' | 'priceCents' | 'fees'>,
  method: PaymentMethod,
): Amounts | null {
  const fee = wellFormed(fees, id)[method];
  return fee === undefined ? null : { price: priceCents, fee, total: priceCents + fee };
}

/** The same for a method that its buyer uses. @throws Error if it was not quoted */
export function agreedAmounts(purchase: Purchase, method: PaymentMethod): Amounts {
  const amounts = quotedAmounts(purchase, method);
  if (!amounts) throw new Error(`purchase ${purchase.id} has no price by ${method}`);
  return amounts;
}

/** What a basket costs with this method, as quoted; null if the shop did not know the method then. @throws MalformedRow */
export function quotedTotal(lines: readonly Purchase[], method: PaymentMethod): Money | null {
  const [first] = lines;
  const totals = lines.map((line) => quotedAmounts(line, method)?.total);
  if (!first || totals.includes(undefined)) return null;
  return ofMinor(
    totals.reduce<Minor>((sum, total) => sum + (total ?? 0), 0),
    first.currency,
  );
}

/** The same for a method that its buyer uses. @throws Error if it was not quoted */
export function agreedTotal(lines: readonly Purchase[], method: PaymentMethod): Money {
  const total = quotedTotal(lines, method);
  if (!total) throw new Error(`purchase ${lines[0]?.id} has no price by ${method}`);
  return total;
}

/** The facts about a payment that an invoice needs. */
export type PaymentFacts = Pick<Payment, 'method' | 'amountCents' | 'currency' | 'methodLabel' | 'settledAt'>;

/**
 * The payment of a paid purchase, read from the purchase's own row: no other amount than the agreed one is ever accepted.
 * @throws Error if it is not paid
 */
export function paymentOf(purchase: Purchase): PaymentFacts {
  const { id, paidMethod: method, paidWith: methodLabel, paidAt: settledAt, currency } = purchase;
  if (method === null) throw new Error(`purchase ${id} has no accepted payment`);
  const { total: amountCents } = agreedAmounts(purchase, method);
  return { method, amountCents, currency, methodLabel, settledAt };
}

/** The fee is the payment less the discounted price of the plan, so that the lines always add up to the payment. */
export function paidPrice(
  purchase: Pick<Purchase, 'priceCents' | 'discountCode' | 'discountCents'>,
  payment: Omit<PaymentFacts, 'settledAt'>,
): PaidPrice {
  const { method, amountCents, currency, methodLabel } = payment;
  const { priceCents } = purchase;
  const discount = discountOf(purchase);
  const { feeName, name } = PAYMENT_METHODS[method];
  return {
    plan: ofMinor(priceCents + (discount?.cents ?? 0), currency),
    ...(discount && { discount: { code: discount.code, off: ofMinor(-discount.cents, currency) } }),
    fee: ofMinor(amountCents - priceCents, currency),
    total: moneyOf(payment),
    feeLabel: feeName,
    methodLabel: methodLabel === null ? name : shownMethod(methodLabel),
  };
}

/** Where a payment's money came from, and goes back to: 'Visa ending in 4242', 'your card'. */
export function sourceOf({ method, methodLabel }: Pick<Payment, 'method' | 'methodLabel'>): string {
  return methodLabel === null ? PAYMENT_METHODS[method].source : shownMethod(methodLabel);
}
