import { and, eq, gt } from 'drizzle-orm';

import { readEuVatNumber } from '../../domain/tax/eu-vat-number.ts';
import type { Deps } from '../deps.ts';
import { partsOf } from '../purchase/open-refunds.ts';
import { purchasesById } from '../purchase/overview/overview.ts';
import { owesItself } from './business.ts';
import { isOthers } from './decide-tax.ts';
import { purchaseTaxTable } from './tables.ts';

/** An order whose business paid a tax that it owes itself. */
interface OwedTax {
  purchaseId: string;
  /** 'DE123456789'. */
  vatNumber: string;
  /** Whether it is clearly another company's than the order names. */
  isOthers: boolean;
}

/** Those whose tax nobody has given back yet. */
export async function owedTaxesOf({
  db: { db },
  settings,
}: Pick<Deps, 'db' | 'settings'>): Promise<OwedTax[]> {
  const { purchaseId, vatNumber, vatName, vatStanding, vatCheckedAt, kind, rateBp, decidedAt } =
    purchaseTaxTable;
  // What was known before the invoice is in it.
  const learnedLate = gt(vatCheckedAt, decidedAt);
  const rows = await db
    .select({ purchaseId, vatNumber, vatName })
    .from(purchaseTaxTable)
    .where(and(eq(vatStanding, 'valid'), eq(kind, 'consumer'), gt(rateBp, 0), learnedLate));
  const owed = rows.flatMap(({ vatNumber: written, ...row }) => {
    const number = readEuVatNumber(written ?? '');
    return number && written !== null && owesItself(settings, number, 'valid')
      ? [{ ...row, vatNumber: written }]
      : [];
  });
  const ids = owed.map(({ purchaseId: id }) => id);
  if (ids.length === 0) return [];
  const purchases = await purchasesById(db, ids);
  const given = new Set(
    (await partsOf(db, ids)).flatMap((part) => (part.part === 'vat' ? part.purchaseId : [])),
  );
  const kept = new Map(
    purchases
      .filter(({ state }) => state === 'provisioned' || state === 'delivered')
      .map((purchase) => [purchase.id, purchase]),
  );
  return owed.flatMap((row) => {
    const purchase = kept.get(row.purchaseId);
    return purchase && !given.has(row.purchaseId) ? [{ ...row, isOthers: isOthers(row, purchase) }] : [];
  });
}
