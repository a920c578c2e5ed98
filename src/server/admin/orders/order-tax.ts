import { z } from 'zod';

import { PLACE_RULES, TAX_DOUBTS, TAX_KINDS } from '../../../domain/tax/place-of-supply.ts';
import type { DbOrTx } from '../../db/database.ts';
import { Malformed } from '../../db/json-column.ts';
import { invoicesOf } from '../../invoices/queries.ts';
import { placeOf } from '../../tax/place-facts.ts';
import { amountOf, amountSchema, iso, moment } from '../parts/verb.ts';

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

export async function taxOf(db: DbOrTx, purchaseId: string): Promise<OrderTax> {
  const row = await placeOf(db, purchaseId);
  if (!row) return null;
  const { card, address, network, sim, simExpected, decidedAt, rule, kind, rateBp, doubt } = row;
  const isDecided = decidedAt && row.territory !== null && kind && rule;
  return {
    facts: { card, address, network, sim, sim_expected: simExpected },
    decided: isDecided
      ? { at: iso(decidedAt), territory: row.territory ?? '', kind, rate_bp: rateBp ?? 0, rule, doubt }
      : null,
    amounts: await amountsOf(db, purchaseId),
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
