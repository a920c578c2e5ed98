import { type SQL, sql } from 'drizzle-orm';

import type { Cipher } from './cipher.ts';
import type { Database } from './database.ts';

/** A table's columns with sealed values; the context binds each value to its row's id. */
export interface SealedColumns {
  table: string;
  id: string;
  keyId: string;
  ciphertext: string;
  contextOf: (id: string) => string;
}

interface Rotated {
  done: number;
  /** Rows that no known key opens, as `<table> <id>`; they stay unchanged. */
  unopened: string[];
}

interface Row extends Record<string, unknown> {
  id: string;
  key: string;
  sealed: Uint8Array;
}

const BATCH = 100;

/**
 * Seals with the current key what another key sealed, row by row in order of id, one batch per transaction. Locked rows are
 * skipped. Safe to run at any time, repeatedly and concurrently.
 */
export async function rotateKeysOfRows(
  { db }: Database,
  cipher: Cipher,
  place: SealedColumns,
): Promise<Rotated> {
  const [current] = cipher.keyIds;
  const [table, id, keyId, ciphertext] = [place.table, place.id, place.keyId, place.ciphertext].map((name) =>
    sql.identifier(name),
  );
  const rotated: Rotated = { done: 0, unopened: [] };
  for (let next: SQL | null = sql`true`; next !== null;) {
    const onwards: SQL = next;
    const { rows, unopened } = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<Row>(
        sql`select ${id} as id, ${keyId} as key, ${ciphertext} as sealed from ${table}
          where ${onwards} and ${keyId} not in ('', ${current})
          order by ${id} limit ${BATCH} for update skip locked`,
      );
      const unopened: string[] = [];
      for (const row of rows) {
        const context = place.contextOf(row.id);
        const plaintext = opened(row, cipher, context);
        if (plaintext === null) {
          unopened.push(`${place.table} ${row.id}`);
          continue;
        }
        const anew = cipher.seal(plaintext, context);
        await tx.execute(
          sql`update ${table} set ${keyId} = ${anew.keyId}, ${ciphertext} = ${anew.ciphertext} where ${id} = ${row.id}`,
        );
      }
      return { rows, unopened };
    });
    rotated.done += rows.length - unopened.length;
    rotated.unopened.push(...unopened);
    const last = rows.length < BATCH ? undefined : rows.at(-1);
    next = last ? sql`${id} > ${last.id}` : null;
  }
  return rotated;
}

/** Null if the key is unknown, or the row was changed or moved. */
function opened({ key: keyId, sealed }: Row, cipher: Cipher, context: string): string | null {
  try {
    return cipher.open({ keyId, ciphertext: Buffer.from(sealed) }, context);
  } catch {
    return null;
  }
}
