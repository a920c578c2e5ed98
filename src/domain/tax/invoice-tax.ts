import { z } from 'zod';

import { CURRENCIES, isCurrency } from '../currencies.ts';
import { type Minor, type Money, ofMinor } from '../money.ts';
import { TAX_KINDS, type Treatment } from './place-of-supply.ts';
import { splitPart } from './split-tax.ts';
import { nationalCurrency } from './tax-rates.ts';

/** The tax in an invoice or credit note, as it stores it for ever. */
export const invoiceTaxSchema = z.union([
  /** The shop charges none. */
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.enum(TAX_KINDS),
    territory: z.string(),
    rateBp: z.int(),
    /** In the currency of the invoice; both add up to its total. */
    netCents: z.int(),
    taxCents: z.int(),
    /** The tax in the currency of the country, and how much of it one unit of the invoice's was on a day. */
    national: z
      .object({ currency: z.string(), taxCents: z.int(), perUnit: z.number(), ofDay: z.iso.date() })
      .exactOptional(),
    /** On the credit note that gives a business its tax back: where it owes the tax itself, on the net price that it keeps paid. */
    restated: z.object({ territory: z.string(), netCents: z.int() }).exactOptional(),
  }),
]);

export type InvoiceTax = z.infer<typeof invoiceTaxSchema>;
export type ChargedTax = Exclude<InvoiceTax, { kind: 'none' }>;

/** How much of a national currency one unit of an invoice's was. */
export interface NationalRate {
  perUnit: number;
  /** ISO date. */
  ofDay: string;
}

/** The currency in which the invoice must state its tax besides its own; null if there is no such duty. */
export function otherCurrency({ territory, rateBp }: Treatment, currency: string): string | null {
  const national = rateBp > 0 ? nationalCurrency(territory) : null;
  return national === currency ? null : national;
}

/** The tax of a sale. @param rate of {@link otherCurrency}; null where it is not known, or not needed */
export function taxOfSale(total: Money, treatment: Treatment, rate: NationalRate | null): ChargedTax {
  return taxOfPart(total, 0, treatment, rate);
}

/** The tax of what is given back, at the rates of the invoice. @param before what was given back earlier */
export function taxOfCredit(part: Money, before: Minor, { national, ...invoiced }: ChargedTax): ChargedTax {
  return taxOfPart(part, before, invoiced, national ?? null);
}

/**
 * The tax that a business gets back whole, with no net price: the invoice's, or what refunds of parts have left of it.
 * @param rest what was paid and not refunded, the tax included
 * @param before what was refunded earlier
 * @param territory where the business owes the tax itself
 */
export function taxGivenBack(
  rest: Money,
  before: Minor,
  { national, ...invoiced }: ChargedTax,
  territory: string,
): ChargedTax {
  const { netCents, ...left } = taxOfPart(rest, before, invoiced, national ?? null);
  return { ...left, netCents: 0, restated: { territory, netCents } };
}

/** A part of a price in which no tax is, as its buyer owes it. */
export function reverseCharged(part: Money, territory: string): ChargedTax {
  return taxOfSale(part, { kind: 'reverse_charge', territory, rateBp: 0 }, null);
}

function taxOfPart(
  part: Money,
  before: Minor,
  { kind, territory, rateBp }: Treatment,
  rate: NationalRate | null,
): ChargedTax {
  const { net, tax } = splitPart(part, before, rateBp);
  const treated = { kind, territory, rateBp };
  const charged = { ...treated, netCents: net.amount, taxCents: tax.amount };
  const currency = otherCurrency(treated, part.currency);
  if (currency === null || rate === null) return charged;
  // All that was given back so far less what was before it, so that parts add up here as well.
  const until = splitPart(ofMinor(before + part.amount, part.currency), 0, rateBp).tax;
  const earlier = splitPart(ofMinor(before, part.currency), 0, rateBp).tax;
  const taxCents = changed(until, currency, rate.perUnit) - changed(earlier, currency, rate.perUnit);
  return { ...charged, national: { currency, taxCents, perUnit: rate.perUnit, ofDay: rate.ofDay } };
}

/** An amount in another currency. @param perUnit how much of that one unit of its own is */
export function changed({ amount, currency }: Money, into: string, perUnit: number): Minor {
  return Math.round((amount / unitOf(currency)) * perUnit * unitOf(into));
}

/** The leu, in which nothing is sold, has two decimals as most have. */
function unitOf(currency: string): number {
  return 10 ** (isCurrency(currency) ? CURRENCIES[currency].digits : 2);
}
