import { z } from 'zod';

import { planLabel } from '../../../domain/catalog/plan.ts';
import type { InvoiceKind } from '../../../domain/checkout/invoice-number.ts';
import { orderNumber } from '../../../domain/checkout/order.ts';
import { paymentTermsSchema } from '../../../domain/checkout/payment-terms-schema.ts';
import { LANGUAGE } from '../../../domain/language-words.ts';
import { LANGUAGE_CODES } from '../../../domain/languages.ts';
import { type Minor, moneyOf, ofMinor } from '../../../domain/money.ts';
import {
  type InvoiceTax,
  invoiceTaxSchema,
  reverseCharged,
  taxGivenBack,
  taxOfCredit,
} from '../../../domain/tax/invoice-tax.ts';
import { shownPlace } from '../../core/shown-place.ts';
import type { Deps } from '../../deps.ts';
import { boughtPlan } from '../../purchase/bought-plan.ts';
import { type PaidPrice, paidPrice, type PaymentFacts } from '../../purchase/paid-price.ts';
import type { Purchase, Refund } from '../../purchase/tables.ts';

/** A price in the form that invoice rows store for ever. */
const invoicePriceSchema = z.object({
  /** Before the discount. */
  planCents: z.int(),
  /** Left out if there was no discount. */
  discount: z.object({ code: z.string(), cents: z.int() }).exactOptional(),
  feeCents: z.int(),
  totalCents: z.int(),
  feeLabel: z.string(),
  methodLabel: z.string(),
  currency: z.string(),
});

type InvoicePrice = z.infer<typeof invoicePriceSchema>;

const invoicePlanSchema = z.object({
  country: z.string(),
  label: z.string(),
  days: z.int(),
  bundle: z.string(),
  /** When its days begin, if known. */
  starts: z.enum(['first_use', 'purchase']).exactOptional(),
});

/** Everything on an invoice or credit note except its number, date and buyer. */
export const invoiceFactsSchema = z.object({
  /** That of its texts; English on documents that were written before there were others. */
  language: z.enum(LANGUAGE_CODES).exactOptional(),
  shop: z.object({ name: z.string(), address: z.string() }),
  seller: z.object({
    name: z.string(),
    address: z.string().nullable(),
    email: z.string(),
    taxId: z.string().nullable(),
  }),
  /** 'SP-7F3K-92QD'. */
  order: z.string(),
  plan: invoicePlanSchema,
  /** Of a basket, its plans that were delivered: the price of each before the discount, and all that was paid for it. */
  lines: z
    .array(z.object({ order: z.string(), plan: invoicePlanSchema, planCents: z.int(), totalCents: z.int() }))
    .exactOptional(),
  price: invoicePriceSchema,
  /** Left out on documents that were written before the shop knew of taxes, and on credit notes without an invoice. */
  tax: invoiceTaxSchema.exactOptional(),
  /**
   * Of an order that no processor is paid for: how it is paid, and what had come in when this was written. With a due date it is on
   * account.
   */
  terms: paymentTermsSchema.extend({ receivedCents: z.int() }).exactOptional(),
  /** When the buyer had paid, or had it put on account. */
  paidAt: z.iso.datetime(),
  /** On a credit note: the number of the invoice it reverses; null if the order had none yet. */
  credits: z.string().nullable(),
  /** On a credit note that does not cover the whole payment: a part of it, what parts have left, or the tax of a business. */
  extent: z.enum(['part', 'rest', 'tax']).exactOptional(),
});

export type InvoiceFacts = z.infer<typeof invoiceFactsSchema>;

export const invoiceBuyerSchema = z.object({
  name: z.string(),
  email: z.string(),
  company: z.string().exactOptional(),
  vatNumber: z.string().exactOptional(),
  /** Of a company that owes the tax itself, as its VAT number is registered. */
  address: z.string().exactOptional(),
});

type InvoiceBuyer = z.infer<typeof invoiceBuyerSchema>;

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
  deps: Pick<Deps, 'settings' | 'catalog'>,
  purchase: Purchase,
  payment: PaymentFacts,
  tax: InvoiceTax | null,
  { credits = null, terms = null }: { credits?: string | null; terms?: InvoiceFacts['terms'] | null } = {},
): InvoiceFacts {
  const plan = boughtPlan(purchase);
  const { settings } = deps;
  return {
    language: LANGUAGE,
    shop: { name: settings.BRAND_NAME, address: settings.BASE_URL },
    seller: {
      name: settings.LEGAL_NAME,
      address: settings.LEGAL_ADDRESS ?? null,
      email: settings.SUPPORT_EMAIL,
      taxId: settings.LEGAL_TAX_ID ?? null,
    },
    order: orderNumber(purchase.id),
    plan: {
      country: shownPlace(deps, plan),
      label: planLabel(plan),
      days: plan.duration,
      bundle: purchase.bundleName,
      ...(plan.truth.starts && { starts: plan.truth.starts }),
    },
    price: invoicePrice(paidPrice(purchase, payment)),
    ...(tax && { tax }),
    ...(terms && { terms }),
    paidAt: (purchase.paidAt ?? payment.settledAt ?? purchase.createdAt).toISOString(),
    credits,
  };
}

/** The same of several plans that were paid at once, each with its share of the payment. */
export function basketFacts(
  deps: Pick<Deps, 'settings' | 'catalog'>,
  bought: readonly { purchase: Purchase; payment: PaymentFacts }[],
  tax: InvoiceTax | null,
  terms: InvoiceFacts['terms'] | null = null,
): InvoiceFacts {
  const all = bought.map(({ purchase, payment }) => invoiceFacts(deps, purchase, payment, null));
  const [first] = all;
  if (!first) throw new Error('an invoice has a plan');
  const sumOf = (cents: (facts: InvoiceFacts) => Minor) => all.reduce((sum, facts) => sum + cents(facts), 0);
  const { discount: _, ...price } = first.price;
  const off = sumOf((facts) => facts.price.discount?.cents ?? 0);
  const code = all.find((facts) => facts.price.discount)?.price.discount?.code;
  return {
    ...first,
    lines: all.map(({ order, plan, price: { planCents, totalCents } }) => {
      return { order, plan, planCents, totalCents };
    }),
    price: {
      ...price,
      planCents: sumOf((facts) => facts.price.planCents),
      ...(code !== undefined && { discount: { code, cents: off } }),
      feeCents: sumOf((facts) => facts.price.feeCents),
      totalCents: sumOf((facts) => facts.price.totalCents),
    },
    ...(tax && { tax }),
    ...(terms && { terms }),
  };
}

/** What was paid for the lines before an order on the invoice of a basket; null if it is not on that invoice. */
export function paidBefore({ lines, order: number }: InvoiceFacts, order: string): Minor | null {
  if (!lines) return number === order ? 0 : null;
  const line = lines.findIndex((one) => one.order === order);
  return line < 0 ? null : lines.slice(0, line).reduce((sum, { totalCents }) => sum + totalCents, 0);
}

/** What a credit note takes back. */
export interface Credited {
  /** The invoice's number and tax; null if the order had none yet. */
  number: string | null;
  tax: InvoiceTax | null;
  /** What earlier credit notes took back of this order. */
  before: Minor;
  /** What the invoice has of other orders before it: each credit note then has its own stretch of the invoice's tax. */
  offset: Minor;
  /** Where a business owes the tax itself since its own was given back; null for everybody else. */
  owedIn: string | null;
  /** Those of the invoice. */
  terms?: InvoiceFacts['terms'] | null;
}

/** The facts recorded for a refund. */
export function creditFacts(
  deps: Pick<Deps, 'settings' | 'catalog'>,
  {
    purchase,
    payment,
    refund,
    credited,
  }: { purchase: Purchase; payment: PaymentFacts; refund: Refund; credited: Credited },
): InvoiceFacts {
  const { amountCents } = refund;
  const facts = invoiceFacts(deps, purchase, payment, creditedTax(refund, payment, credited), {
    credits: credited.number,
    terms: credited.terms ?? null,
  });
  if (amountCents === payment.amountCents && refund.part === null) return facts;
  // The refund is of money that was paid: the discount must not be taken off again.
  const { discount: _, ...paid } = facts.price;
  const price = { ...paid, planCents: amountCents, feeCents: 0, totalCents: amountCents };
  return { ...facts, price, extent: extentOf(refund) };
}

function extentOf({ part }: Refund): NonNullable<InvoiceFacts['extent']> {
  if (part === 'vat') return 'tax';
  return part === null ? 'rest' : 'part';
}

function creditedTax(
  refund: Refund,
  payment: PaymentFacts,
  { tax, before, offset, owedIn }: Credited,
): InvoiceTax | null {
  if (tax === null || tax.kind === 'none') return tax;
  if (owedIn === null) return taxOfCredit(moneyOf(refund), offset + before, tax);
  if (refund.part !== 'vat') return reverseCharged(moneyOf(refund), owedIn);
  const rest = ofMinor(payment.amountCents - before, payment.currency);
  return taxGivenBack(rest, offset + before, tax, owedIn);
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
