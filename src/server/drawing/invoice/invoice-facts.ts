import { planLabel } from '../../../domain/catalog/plan.ts';
import type { InvoiceKind } from '../../../domain/checkout/invoice-number.ts';
import { orderNumber } from '../../../domain/checkout/order.ts';
import type { Cents } from '../../../domain/money.ts';
import type { Settings } from '../../core/settings/env.ts';
import { type PaidPrice, paidPrice, type PaymentFacts } from '../../purchase/paid-price.ts';
import type { Purchase, Refund } from '../../purchase/tables.ts';

/** Everything on an invoice or credit note except its number, date and buyer. */
export interface InvoiceFacts {
  shop: { name: string; address: string };
  seller: { name: string; address: string | null; email: string; taxId: string | null };
  /** 'SP-7F3K-92QD'. */
  order: string;
  plan: {
    country: string;
    label: string;
    days: number;
    bundle: string;
    /** When its days begin, if known. */
    starts?: 'first_use' | 'purchase';
  };
  price: InvoicePrice;
  /** When the buyer had paid. */
  paidAt: string;
  /** On a credit note: the number of the invoice it reverses; null if the order had none yet. */
  credits: string | null;
  /** On a credit note that does not cover the whole payment: a part of it, or what parts have left. */
  extent?: 'part' | 'rest';
}

/** A price in the form that invoice rows store for ever. */
interface InvoicePrice {
  /** Before the discount. */
  planCents: Cents;
  /** Left out if there was no discount. */
  discount?: { code: string; cents: Cents };
  feeCents: Cents;
  totalCents: Cents;
  feeLabel: string;
  methodLabel: string;
  currency: string;
}

export interface InvoiceBuyer {
  name: string;
  email: string;
  company?: string;
  vatNumber?: string;
}

/** A numbered invoice or credit note, ready to draw. */
export interface InvoiceDocument {
  kind: InvoiceKind;
  number: number;
  issuedAt: Date;
  facts: InvoiceFacts;
  /** Null once the purchase is erased. */
  buyer: InvoiceBuyer | null;
}

/** The facts recorded now and drawn from then on, however the settings or the plan change. */
export function invoiceFacts(
  settings: Settings,
  purchase: Purchase,
  payment: PaymentFacts,
  credits: string | null = null,
): InvoiceFacts {
  return {
    shop: { name: settings.BRAND_NAME, address: settings.BASE_URL },
    seller: {
      name: settings.LEGAL_NAME,
      address: settings.LEGAL_ADDRESS ?? null,
      email: settings.SUPPORT_EMAIL,
      taxId: settings.LEGAL_TAX_ID ?? null,
    },
    order: orderNumber(purchase.id),
    plan: {
      country: purchase.plan.country,
      label: planLabel(purchase.plan),
      days: purchase.plan.duration,
      bundle: purchase.bundleName,
      ...(purchase.plan.truth.starts && { starts: purchase.plan.truth.starts }),
    },
    price: invoicePrice(paidPrice(purchase, payment)),
    paidAt: (purchase.paidAt ?? payment.settledAt ?? purchase.createdAt).toISOString(),
    credits,
  };
}

/** The facts recorded for a refund. */
export function creditFacts(
  settings: Settings,
  {
    purchase,
    payment,
    refund,
    credits,
  }: { purchase: Purchase; payment: PaymentFacts; refund: Refund; credits: string | null },
): InvoiceFacts {
  const facts = invoiceFacts(settings, purchase, payment, credits);
  const { amountCents } = refund;
  if (amountCents === payment.amountCents && refund.part === null) return facts;
  // The refund is of money that was paid: the discount must not be taken off again.
  const { discount: _, ...paid } = facts.price;
  const price = { ...paid, planCents: amountCents, feeCents: 0, totalCents: amountCents };
  return { ...facts, price, extent: refund.part === null ? 'rest' : 'part' };
}

export function invoicePrice({ plan, discount, fee, total, feeLabel, methodLabel }: PaidPrice): InvoicePrice {
  const { currency } = total;
  return {
    planCents: plan.amount,
    ...(discount && { discount: { code: discount.code, cents: -discount.off.amount } }),
    feeCents: fee.amount,
    totalCents: total.amount,
    feeLabel,
    methodLabel,
    currency,
  };
}
