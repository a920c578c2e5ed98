import { and, eq } from 'drizzle-orm';

import type { SourceChoice } from '../../domain/catalog/choose-source.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { sourceChoiceTable } from './tables.ts';

/** What a choice is about: a wholesaler of one plan, or of all. */
export interface Chosen {
  wholesaler: string;
  plan: { countryCode: string; bundleName: string } | null;
}

/** Wholesalers that sell nothing more here; their eSIMs are looked after as before. */
export async function blockedWholesalers(db: DbOrTx): Promise<Set<string>> {
  const { countryCode, wholesaler, choice } = sourceChoiceTable;
  const rows = await db
    .select({ wholesaler })
    .from(sourceChoiceTable)
    .where(and(eq(countryCode, ''), eq(choice, 'block')));
  return new Set(rows.map((row) => row.wholesaler));
}

/** Records a choice, or takes it back with null. Returns the one before. */
export async function chooseSource(
  tx: Tx,
  { wholesaler, plan }: Chosen,
  choice: SourceChoice | null,
): Promise<SourceChoice | null> {
  const of = { countryCode: plan?.countryCode ?? '', bundleName: plan?.bundleName ?? '', wholesaler };
  const isIts = and(
    eq(sourceChoiceTable.countryCode, of.countryCode),
    eq(sourceChoiceTable.bundleName, of.bundleName),
    eq(sourceChoiceTable.wholesaler, wholesaler),
  );
  const [before] = await tx.delete(sourceChoiceTable).where(isIts).returning();
  if (choice !== null) await tx.insert(sourceChoiceTable).values({ ...of, choice });
  return before?.choice ?? null;
}
