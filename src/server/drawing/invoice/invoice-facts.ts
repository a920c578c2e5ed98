import { z } from 'zod';

import { planLabel } from '../../../domain/catalog/plan.ts';
import type { InvoiceKind } from '../../../domain/checkout/invoice-number.ts';
import { orderNumber } from '../../../domain/checkout/order.ts';
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
  plan: z.object({
    country: z.string(),
    label: z.string(),
    days: z.int(),
    bundle: z.string(),
    /** When its days begin, if known. */
    starts: z.enum(['first_use', 'purchase']).exactOptional(),
  }),
  price: invoicePriceSchema,
  /** Left out on documents that were written before the shop knew of taxes, and on credit notes without an invoice. */
  tax: invoiceTaxSchema.exactOptional(),
  /** When the buyer had paid. */
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
  credits: string | null = null,
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
    paidAt: (purchase.paidAt ?? payment.settledAt ?? purchase.createdAt).toISOString(),
    credits,
  };
}

/** What a credit note takes back. */
export interface Credited {
  /** The invoice's number and tax; null if the order had none yet. */
  number: string | null;
  tax: InvoiceTax | null;
  /** What earlier credit notes took back of it. */
  before: Minor;
  /** Where a business owes the tax itself since its own was given back; null for everybody else. */
  owedIn: string | null;
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
  const facts = invoiceFacts(
    deps,
    purchase,
    payment,
    creditedTax(refund, payment, credited),
    credited.number,
  );
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
  { tax, before, owedIn }: Credited,
): InvoiceTax | null {
  if (tax === null || tax.kind === 'none') return tax;
  if (owedIn === null) return taxOfCredit(moneyOf(refund), before, tax);
  if (refund.part !== 'vat') return reverseCharged(moneyOf(refund), owedIn);
  return taxGivenBack(ofMinor(payment.amountCents - before, payment.currency), before, tax, owedIn);
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
