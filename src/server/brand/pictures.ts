import { createHash } from 'node:crypto';

import { and, eq, inArray, lt, not } from 'drizzle-orm';

import type { PictureKind } from '../../domain/operators/brand/brand.ts';
import type { DbOrTx } from '../db/database.ts';
import { isMentioned } from '../revisions/revisions.ts';
import { BRAND } from './kind.ts';
import { brandPictureTable } from './tables.ts';

/** A file made of an operator's picture. */
export interface BrandFile {
  name: string;
  /** Its media type. */
  type: string;
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Pictures that nobody published within so many days are deleted with the next upload. */
const UNUSED_DAYS = 7;

/** Stores the files, the first of which stands for the picture. Returns its id, the same for the same files. */
export async function storeBrandPicture(
  db: DbOrTx,
  kind: PictureKind,
  files: readonly BrandFile[],
  now: Date,
): Promise<string> {
  const hash = createHash('sha256').update(kind);
  for (const { bytes } of files) hash.update(bytes);
  const id = hash.digest('hex').slice(0, 32);
  const before = new Date(now.getTime() - UNUSED_DAYS * 86_400_000);
  const { id: stored, createdAt } = brandPictureTable;
  await db.delete(brandPictureTable).where(and(lt(createdAt, before), not(isMentioned(BRAND, stored))));
  await db
    .insert(brandPictureTable)
    .values(
      files.map((file) =>
        Object.assign({}, file, { bytes: Buffer.from(file.bytes), id, kind, createdAt: now }),
      ),
    )
    .onConflictDoUpdate({
      target: [brandPictureTable.id, brandPictureTable.name],
      set: { createdAt: now },
    });
  return id;
}

/** The files of these pictures but their bytes, by picture; unknown ones are left out. */
export async function brandFilesOf(db: DbOrTx, ids: readonly string[]) {
  const { id, kind, name, width, height } = brandPictureTable;
  if (ids.length === 0) return [];
  return db
    .select({ id, kind, name, width, height })
    .from(brandPictureTable)
    .where(inArray(id, [...ids]));
}

/** Null for an unknown one. */
export async function brandFile(
  db: DbOrTx,
  id: string,
  name: string,
): Promise<{ type: string; bytes: Buffer; width: number; height: number } | null> {
  const { type, bytes, width, height } = brandPictureTable;
  const [row] = await db
    .select({ type, bytes, width, height })
    .from(brandPictureTable)
    .where(and(eq(brandPictureTable.id, id), eq(brandPictureTable.name, name)));
  return row ?? null;
}
