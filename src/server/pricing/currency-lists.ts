import { desc, eq, lt } from 'drizzle-orm';

import type { CurrencyPolicies } from '../../domain/operators/pricing/currency-schema.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { type Json, wellFormed } from '../db/json-column.ts';
import { currencyListTable } from './tables.ts';

type Row = typeof currencyListTable.$inferSelect;

/** Which currencies the shop sells in, as published. */
export type CurrencyList = Omit<Row, 'currencies'> & { currencies: CurrencyPolicies };

const readable = (row: Row & { currencies: Json<CurrencyPolicies> }): CurrencyList => ({
  ...row,
  currencies: wellFormed(row.currencies, row.version),
});

/** The list in force. @throws MalformedRow */
export async function newestCurrencies(db: DbOrTx): Promise<CurrencyList> {
  const [newest] = await db
    .select()
    .from(currencyListTable)
    .orderBy(desc(currencyListTable.version))
    .limit(1);
  if (!newest) throw new Error('there is no list of currencies');
  return readable(newest);
}

/** @throws Problem `no_price_list`, MalformedRow */
export async function currenciesOfVersion(db: DbOrTx, version: number): Promise<CurrencyList> {
  const [list] = await db.select().from(currencyListTable).where(eq(currencyListTable.version, version));
  if (!list) throw new Problem('no_price_list');
  return readable(list);
}

/** Published lists, newest first. */
export function currencyListsBefore(db: DbOrTx, before: number | undefined, limit: number): Promise<Row[]> {
  return db
    .select()
    .from(currencyListTable)
    .where(before === undefined ? undefined : lt(currencyListTable.version, before))
    .orderBy(desc(currencyListTable.version))
    .limit(limit);
}

/**
 * Adds a list after the newest one; one that is equal to it is not added.
 * @param upon the version it replaces
 * @throws Problem `changed_by_another` if `upon` is not the newest any more
 */
export async function addCurrencies(
  tx: Tx,
  { upon, ...list }: Pick<CurrencyList, 'currencies' | 'why' | 'operatorId'> & { upon: number },
): Promise<CurrencyList> {
  const newest = await newestCurrencies(tx);
  if (upon !== newest.version) throw new Problem('changed_by_another');
  if (inOrder(list.currencies) === inOrder(newest.currencies)) return newest;
  const [added] = await tx
    .insert(currencyListTable)
    .values({ ...list, version: newest.version + 1 })
    // Somebody who published at the same moment has taken the number.
    .onConflictDoNothing()
    .returning();
  if (!added) throw new Problem('changed_by_another');
  return readable(added);
}

function inOrder(currencies: CurrencyPolicies): string {
  return JSON.stringify(Object.entries(currencies).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
