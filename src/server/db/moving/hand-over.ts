import type pg from 'pg';

import type { Database } from '../database.ts';
import type { Kind } from '../shop-mark.ts';
import { shopMarkTable } from '../tables.ts';
import { type Compared, moveBooks } from './move-books.ts';

// A shop is in one place at any time. Its books arrive as `moving`, then the old ones are left as `moved`, and only then does a
// shop start on the new ones.

/** As long as a shop that starts there meanwhile keeps the table of its mark. */
const LOCK_MS = 10_000;

/**
 * Brings the books over, and commits if they are equal there.
 * @param target with the tables of this release
 * @returns what was compared; null if a shop has begun on the target, which then stays as it is
 */
export async function bringBooks(source: Database, target: pg.Client): Promise<Compared[] | null> {
  await target.query(`set statement_timeout = 0; set lock_timeout = ${LOCK_MS}`);
  await target.query('begin');
  try {
    await target.query('lock table shop_mark in access exclusive mode');
    const { rowCount } = await target.query(`select 1 from shop_mark where mode <> 'moving'`);
    const compared = rowCount === 0 ? await moveBooks(source, target) : null;
    // Where it went is no part of the history of where it was.
    if (compared) await target.query(`update shop_mark set mode = 'moving', history = null`);
    await target.query(compared?.every(({ isEqual }) => isEqual) ? 'commit' : 'rollback');
    return compared;
  } catch (error) {
    await target.query('rollback').catch(() => {});
    throw error;
  }
}

/** From now on no shop starts on the old books. @param place where they are now, for people */
export async function leaveBooks({ db }: Database, place: string): Promise<void> {
  await db.update(shopMarkTable).set({ mode: 'moved', movedTo: place });
  await db.execute('checkpoint');
}

/** From now on the shop may start on the new ones. */
export async function openBooks(target: pg.Client, kind: Kind): Promise<void> {
  await target.query(`update shop_mark set mode = $1 where mode = 'moving'`, [kind]);
  await target.query('analyze');
}
