import { createHash } from 'node:crypto';

import { and, eq, inArray, lt, sql } from 'drizzle-orm';

import { PHOTO_LIMITS } from '../../../domain/operators/catalogue/photo.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import type { DbOrTx, Tx } from '../../db/database.ts';
import { drawing } from '../../drawing/drawing.ts';
import { countryTable, placePictureTable, regionTable } from '../tables.ts';

/** Pages cached here or by a CDN may link to a picture for a while after its place lost it. */
const UNUSED_DAYS = 1;

type NewPicture = Pick<typeof placePictureTable.$inferInsert, 'id' | 'large' | 'small' | 'width' | 'height'>;

/**
 * Encodes an operator's picture anew, outside of this process.
 * @param text the file in base64
 * @throws Problem `unusable_picture`
 */
export async function encodePicture(text: string): Promise<NewPicture> {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.byteLength > PHOTO_LIMITS.mostBytes)
    throw new Problem('unusable_picture', { why: 'too_many_bytes' });
  const photo = await drawing.photo(new Uint8Array(bytes));
  if ('fault' in photo) throw new Problem('unusable_picture', { why: photo.fault });
  const { width, height } = photo;
  const [large, small] = [Buffer.from(photo.large), Buffer.from(photo.small)];
  const id = createHash('sha256').update(large).digest('hex').slice(0, 32);
  return { id, large, small, width, height };
}

/** Stores the same picture only once. */
export async function storePicture(tx: Tx, picture: NewPicture): Promise<void> {
  await tx
    .insert(placePictureTable)
    .values(picture)
    .onConflictDoUpdate({ target: placePictureTable.id, set: { unusedSince: null } });
}

/** Marks a picture that no place uses any more, and deletes those unused for a day. */
export async function leavePicture(tx: Tx, id: string, now: Date): Promise<void> {
  const { pictureId: ofCountry } = countryTable;
  const { pictureId: ofRegion } = regionTable;
  const isFree = and(
    eq(placePictureTable.id, id),
    sql`not exists (select from ${countryTable} where ${ofCountry} = ${id})`,
    sql`not exists (select from ${regionTable} where ${ofRegion} = ${id})`,
  );
  await tx.update(placePictureTable).set({ unusedSince: now }).where(isFree);
  const before = new Date(now.getTime() - UNUSED_DAYS * 86_400_000);
  await tx.delete(placePictureTable).where(lt(placePictureTable.unusedSince, before));
}

/** Pictures' sizes, by id. */
export async function pictureSizes(db: DbOrTx, ids: readonly string[]) {
  const { id, width, height } = placePictureTable;
  const rows = await db
    .select({ id, width, height })
    .from(placePictureTable)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Null for an unknown id. */
export async function pictureFile(db: DbOrTx, id: string, size: 'large' | 'small'): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: placePictureTable[size] })
    .from(placePictureTable)
    .where(eq(placePictureTable.id, id));
  return row?.bytes ?? null;
}
