import { z } from 'zod';

import { OSS_SECTIONS, type OssLine, type OssReturn, ossReturn } from '../../../domain/tax/oss-return.ts';
import { QUARTER, quarterBefore, quarterOf, rateDayOf } from '../../../domain/tax/quarter.ts';
import { sumsOfQuarter } from '../../invoices/quarter-documents.ts';
import { euroRatesOf } from '../../pricing/exchange-rates.ts';
import { type Amount, amountOf, amountSchema, verb, type VerbCall } from '../parts/verb.ts';

const EURO = 'EUR';

const inEuros = z.object({ net: amountSchema, tax: amountSchema }).nullable();

export const quarterFilter = z.object({
  quarter: z
    .string()
    .regex(QUARTER, 'Please give a quarter, as 2026-Q4')
    .optional()
    .describe('in UTC, as 2026-Q4; by default the last one that has ended'),
});

export const oss_return = verb({
  permission: 'money.read',
  summary: 'Add up the VAT of a quarter for a return to the EU’s one-stop shop, in euros',
  changes: false,
  input: quarterFilter,
  output: z.object({
    quarter: z.string(),
    /** The country of the EU whose sales are for its own return; null without one. */
    home: z.string().nullable(),
    lines: z.array(
      z.object({
        section: z.enum(OSS_SECTIONS),
        /** The quarter in which the tax became due. */
        period: z.string(),
        territory: z.string().nullable(),
        /** Hundredths of a percent. */
        rate_bp: z.int(),
        /** Null while the rate of a currency is not known. */
        euros: inEuros,
        /** In the currencies of the documents, credit notes subtracted. */
        amounts: z.array(
          z.object({ net: amountSchema, tax: amountSchema, documents: z.int(), euros: inEuros }),
        ),
      }),
    ),
    /** The European Central Bank's, for one euro; null where the shop does not have it. */
    rates: z.array(
      z.object({
        currency: z.string(),
        day: z.iso.date(),
        per_euro: z.number().nullable(),
        /** The bank has not published it yet. */
        is_to_come: z.boolean(),
      }),
    ),
    /** Due to the one-stop shop: supplies and corrections; null while a rate is not known. */
    vat: amountSchema.nullable(),
  }),
  async run(call, asked) {
    const { quarter, home, lines, rates, vatCents } = await returnOf(call, asked);
    const today = call.deps.now().toISOString().slice(0, 10);
    return {
      quarter,
      home,
      lines: lines.map(({ section, period, territory, rateBp, euro, amounts }) => ({
        section,
        period,
        territory,
        rate_bp: rateBp,
        euros: eurosOf(euro),
        amounts: amounts.map(({ currency, netCents, taxCents, count, euro: own }) => ({
          net: amountOf(netCents, currency),
          tax: amountOf(taxCents, currency),
          documents: count,
          euros: eurosOf(own),
        })),
      })),
      rates: rates.map(({ currency, day, perEuro }) => ({
        currency,
        day,
        per_euro: perEuro,
        is_to_come: perEuro === null && day >= today,
      })),
      vat: vatCents === null ? null : amountOf(vatCents, EURO),
    };
  },
});

function eurosOf(euro: OssLine['euro']): { net: Amount; tax: Amount } | null {
  return euro && { net: amountOf(euro.netCents, EURO), tax: amountOf(euro.taxCents, EURO) };
}

/** The quarter that was asked for, or the last one that has ended, with the shop's home in the EU. */
export function scopeOf(
  { deps }: VerbCall,
  { quarter = quarterBefore(quarterOf(deps.now().toISOString())) }: z.output<typeof quarterFilter>,
): { quarter: string; home: string | null } {
  return { quarter, home: deps.settings.TAX_HOME ?? null };
}

/** A quarter's return, by the rates that the shop has kept. */
export async function returnOf(
  call: VerbCall,
  asked: z.output<typeof quarterFilter>,
): Promise<OssReturn & { quarter: string; home: string | null }> {
  const { quarter, home } = scopeOf(call, asked);
  const { db } = call.deps.db;
  const sums = await sumsOfQuarter(db, quarter);
  const rates = await euroRatesOf(db, [...new Set(sums.map(({ period }) => rateDayOf(period)))]);
  const perEuro = (currency: string, day: string) =>
    currency === EURO ? 1 : (rates.get(`${day} ${currency}`) ?? null);
  return { quarter, home, ...ossReturn(sums, quarter, home, perEuro) };
}
