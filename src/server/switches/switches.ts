import { asc } from 'drizzle-orm';

import { NOTHING_PAUSED, type Paused, wordsOf } from '../../domain/switches/switches.ts';
import { coalesced } from '../core/coalesced.ts';
import type { Database, DbOrTx } from '../db/database.ts';
import { shopSwitchTable, type SwitchRow } from './tables.ts';

/** What is paused, in this process's memory: a purchase needs no query for it. */
export interface Switches {
  /** The last read state; a new object only if something changed. */
  current(): Paused;
  /** Resolves once `current` is the database's state at the call, or newer. If that fails the old state remains. */
  refresh(): Promise<void>;
}

/** @param isClosed whether the shop lacks what it needs to sell: then sales are paused, whatever operators have turned */
export async function openSwitches({ db }: Database, isClosed: () => boolean): Promise<Switches> {
  let paused = NOTHING_PAUSED;
  let closed = NOTHING_PAUSED;
  const read = async () => {
    const found = pausedIn(await readSwitches(db));
    if (JSON.stringify(found) === JSON.stringify(paused)) return;
    paused = found;
    closed = withSalesPaused(found);
  };
  closed = withSalesPaused(paused);
  await read();
  return { current: () => (isClosed() ? closed : paused), refresh: coalesced(read) };
}

/** Every switch ever turned, with its last operator. */
export function readSwitches(db: DbOrTx): Promise<SwitchRow[]> {
  return db.select().from(shopSwitchTable).orderBy(asc(shopSwitchTable.what));
}

const withSalesPaused = (paused: Paused): Paused =>
  Object.freeze({ ...paused, sales: paused.sales ?? wordsOf('sales', '') });

function pausedIn(rows: readonly SwitchRow[]): Paused {
  const each = rows.filter(({ isPaused }) => isPaused);
  return Object.freeze(Object.fromEntries(each.map(({ what, words }) => [what, wordsOf(what, words)])));
}
