import { eq } from 'drizzle-orm';

import { readEuVatNumber } from '../../domain/tax/eu-vat-number.ts';
import type { DbOrTx } from '../db/database.ts';
import { basketIdIn } from '../purchase/basket.ts';
import { type PurchaseTax, purchaseTaxTable } from './tables.ts';

/** What is kept about the tax of a purchase; null where none was charged. */
export async function taxOf(db: DbOrTx, purchaseId: string): Promise<PurchaseTax | null> {
  const [row] = await db
    .select()
    .from(purchaseTaxTable)
    .where(eq(purchaseTaxTable.purchaseId, basketIdIn(purchaseId)));
  return row ?? null;
}

/** The territory of VAT of the company that bought; null if a consumer did. */
export async function companyPlace(db: DbOrTx, purchaseId: string): Promise<string | null> {
  return readEuVatNumber((await taxOf(db, purchaseId))?.vatNumber ?? '')?.territory ?? null;
}
