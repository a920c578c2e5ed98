import { and, eq, gt } from 'drizzle-orm';

import { readEuVatNumber } from '../../domain/tax/eu-vat-number.ts';
import type { Deps } from '../deps.ts';
import { basketIdOf, linesOfBaskets } from '../purchase/basket.ts';
import { partsOf } from '../purchase/open-refunds.ts';
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
  if (owed.length === 0) return [];
  const owedIn = new Map(owed.map((row) => [row.purchaseId, row]));
  // A basket has one place and one number, and each of its orders gets its own tax back.
  const lines = (await linesOfBaskets(db, [...owedIn.keys()])).filter(
    ({ state }) => state === 'provisioned' || state === 'delivered',
  );
  const parts = await partsOf(
    db,
    lines.map(({ id }) => id),
  );
  const given = new Set(parts.flatMap((part) => (part.part === 'vat' ? part.purchaseId : [])));
  return lines.flatMap((purchase) => {
    const row = owedIn.get(basketIdOf(purchase));
    if (!row || given.has(purchase.id)) return [];
    return [{ purchaseId: purchase.id, vatNumber: row.vatNumber, isOthers: isOthers(row, purchase) }];
  });
}
