import { z } from 'zod';

import { PLACE_RULES, TAX_DOUBTS, TAX_KINDS, VAT_STANDINGS } from '../../../domain/tax/place-of-supply.ts';
import type { DbOrTx } from '../../db/database.ts';
import { Malformed } from '../../db/json-column.ts';
import { invoicesOf } from '../../invoices/queries.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { isOthers } from '../../tax/decide-tax.ts';
import { placeOf } from '../../tax/place-facts.ts';
import type { PurchaseTax } from '../../tax/tables.ts';
import { mayKnowBuyers } from '../parts/allowed.ts';
import { amountOf, amountSchema, iso, isoOrNull, moment, type VerbCall } from '../parts/verb.ts';

const territory = z.string().nullable();

/** Where the buyer of an order is for VAT, and how it was taxed; null where the shop charged no tax when it was begun. */
export const orderTaxSchema = z
  .object({
    /** What is known of the buyer's place: territories of VAT, such as DE or IC. */
    facts: z.object({
      card: territory,
      address: territory,
      network: territory,
      sim: territory,
      sim_expected: territory,
    }),
    /** What VIES said of the buyer's VAT number; null without one, and for operators who may not know buyers. */
    company: z
      .object({
        vat_number: z.string(),
        standing: z.enum(VAT_STANDINGS),
        /** In VIES's word; null until it was asked. */
        answer: z.string().nullable(),
        at: moment.nullable(),
        /** The proof of the question. */
        consultation: z.string().nullable(),
        name: z.string().nullable(),
        address: z.string().nullable(),
        /** Whether that is clearly another company than the order's. */
        is_other: z.boolean(),
      })
      .nullable(),
    /** Null until the eSIM is handed over. */
    decided: z
      .object({
        at: moment,
        territory: z.string(),
        kind: z.enum(TAX_KINDS),
        /** Hundredths of a percent. */
        rate_bp: z.int(),
        rule: z.enum(PLACE_RULES),
        doubt: z.enum(TAX_DOUBTS).nullable(),
      })
      .nullable(),
    /** As the invoice states them; null before it, and where it cannot be read. */
    amounts: z.object({ net: amountSchema, tax: amountSchema, national: amountSchema.nullable() }).nullable(),
  })
  .nullable();

type OrderTax = z.infer<typeof orderTaxSchema>;

export async function taxOf(call: VerbCall, db: DbOrTx, purchase: Purchase): Promise<OrderTax> {
  const row = await placeOf(db, purchase.id);
  if (!row) return null;
  const { card, address, network, sim, simExpected, decidedAt, rule, kind, rateBp, doubt } = row;
  const isDecided = decidedAt && row.territory !== null && kind && rule;
  return {
    facts: { card, address, network, sim, sim_expected: simExpected },
    company: mayKnowBuyers(call) ? companyOf(row, purchase) : null,
    decided: isDecided
      ? { at: iso(decidedAt), territory: row.territory ?? '', kind, rate_bp: rateBp ?? 0, rule, doubt }
      : null,
    amounts: await amountsOf(db, purchase.id),
  };
}

function companyOf(row: PurchaseTax, purchase: Purchase): NonNullable<OrderTax>['company'] {
  const { vatNumber, vatStanding, vatAnswer, vatCheckedAt, vatConsultation, vatName, vatAddress } = row;
  if (vatNumber === null) return null;
  return {
    vat_number: vatNumber,
    standing: vatStanding ?? 'unknown',
    answer: vatAnswer,
    at: isoOrNull(vatCheckedAt),
    consultation: vatConsultation,
    name: vatName,
    address: vatAddress,
    is_other: isOthers(row, purchase),
  };
}

async function amountsOf(db: DbOrTx, purchaseId: string): Promise<NonNullable<OrderTax>['amounts']> {
  const invoice = (await invoicesOf(db, purchaseId)).find(({ kind }) => kind === 'invoice');
  const facts = invoice?.facts;
  if (!facts || facts instanceof Malformed || !facts.tax || facts.tax.kind === 'none') return null;
  const { netCents, taxCents, national } = facts.tax;
  return {
    net: amountOf(netCents, facts.price.currency),
    tax: amountOf(taxCents, facts.price.currency),
    national: national ? amountOf(national.taxCents, national.currency) : null,
  };
}
