import { inArray, sql } from 'drizzle-orm';

import type { DbOrTx, Tx } from '../db/database.ts';
import { columnsOf } from '../db/statement.ts';
import type { Deps } from '../deps.ts';
import { type CustomerNote, customerNoteTable } from './tables.ts';

/** The most notes shown of a customer. */
const MOST = 100;

/** Whom notes and orders belong to: accounts by their ids, and guests by their addresses in lower case. */
export interface Whose {
  accounts: readonly string[];
  addresses: readonly string[];
}

/** Several of these, at least one, as a relation `whose (place, account, address)`: written out, so that a plan knows how many they are. */
export function whoseRows(all: readonly Whose[]) {
  const rows = all.flatMap(({ accounts, addresses }, place) => [
    ...accounts.map((account) => sql`(${place}::int, ${account}::text, null::text)`),
    ...addresses.map((address) => sql`(${place}::int, null::text, ${address}::text)`),
  ]);
  return sql`(values ${sql.join(rows, sql`, `)}) as whose (place, account, address)`;
}

/** Whether it names nobody at all. */
export function isNobody(all: readonly Whose[]): boolean {
  return all.every(({ accounts, addresses }) => accounts.length + addresses.length === 0);
}

/** The same with the ids of their orders as `theirs (id)`: each customer's by an index, never all that there are. */
function theirOrders(all: readonly Whose[]) {
  return sql`${whoseRows(all)} cross join lateral (
    select id from purchase where user_id = whose.account
    union all select id from purchase where lower(email) = whose.address and email <> '' and user_id is null
    offset 0) as theirs`;
}

/** Notes on these accounts and guests, and on orders of theirs; newest first. */
export async function notesAbout(db: DbOrTx, whose: Whose): Promise<CustomerNote[]> {
  if (isNobody([whose])) return [];
  return db
    .select(columnsOf(customerNoteTable))
    .from(
      sql`(select note.* from ${whoseRows([whose])} join customer_note as note on note.user_id = whose.account
        union select note.* from ${theirOrders([whose])}
          join customer_note as note on note.purchase_id = theirs.id) as note`,
    )
    .orderBy(sql`id desc`)
    .limit(MOST);
}

/** The places of those among these customers whom operators have written notes on. */
export async function notedAmong(db: DbOrTx, all: readonly Whose[]): Promise<ReadonlySet<number>> {
  if (isNobody(all)) return new Set();
  const { rows } = await db.execute<{ place: number }>(sql`
    select whose.place from ${whoseRows(all)} join customer_note as note on note.user_id = whose.account
    union select whose.place from ${theirOrders(all)}
      join customer_note as note on note.purchase_id = theirs.id`);
  return new Set(rows.map(({ place }) => place));
}

export async function writeCustomerNote(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  note: Pick<CustomerNote, 'userId' | 'purchaseId' | 'operatorId' | 'text'>,
): Promise<void> {
  await tx.insert(customerNoteTable).values({ at: deps.now(), ...note });
}

/** Deletes the notes on guests that are kept with these orders. */
export async function forgetCustomerNotesOf(tx: Tx, purchaseIds: string[]): Promise<void> {
  await tx.delete(customerNoteTable).where(inArray(customerNoteTable.purchaseId, purchaseIds));
}
