import { randomUUID } from 'node:crypto';

import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';

import { nextRun } from '../../../domain/operators/export-schedule.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Cipher } from '../../db/cipher.ts';
import type { DbOrTx } from '../../db/database.ts';
import { jsonFrom, wellFormed } from '../../db/json-column.ts';
import type { SealedColumns } from '../../db/rotate-keys-of-rows.ts';
import type { Deps } from '../../deps.ts';
import type { StorageKeys } from '../../outgoing/upload.ts';
import { type Acting, actor } from '../../staff/acting.ts';
import { type ExportSchedule, exportScheduleTable } from './tables.ts';

const keysSchema = z.object({ accessKeyId: z.string(), secretAccessKey: z.string() });

type Made = Pick<ExportSchedule, 'export' | 'query' | 'every' | 'target'> &
  Partial<Pick<ExportSchedule, 'address' | 'endpoint' | 'region' | 'bucket' | 'prefix'>>;

export function listSchedules(db: DbOrTx): Promise<ExportSchedule[]> {
  return db
    .select()
    .from(exportScheduleTable)
    .orderBy(asc(exportScheduleTable.madeAt), asc(exportScheduleTable.id));
}

/** @throws Problem `no_schedule` */
export async function readSchedule(db: DbOrTx, id: string): Promise<ExportSchedule> {
  const [found] = await db.select().from(exportScheduleTable).where(eq(exportScheduleTable.id, id));
  if (!found) throw new Problem('no_schedule');
  return found;
}

/** @returns its id */
export async function makeSchedule(
  deps: Pick<Deps, 'db' | 'now' | 'cipher'>,
  by: Acting,
  made: Made,
  keys: StorageKeys | null,
): Promise<string> {
  const id = randomUUID();
  const sealed = keys && deps.cipher.seal(JSON.stringify(keys), contextOf(id));
  const now = deps.now();
  await deps.db.db.transaction(async (tx) => {
    await tx.insert(exportScheduleTable).values({
      id,
      ...made,
      secretKeyId: sealed?.keyId ?? null,
      secretCiphertext: sealed?.ciphertext ?? null,
      nextAt: nextRun(made.every, now),
      madeBy: by.operatorId,
      madeAt: now,
    });
    const { export: name, every, target } = made;
    const entry = { what: 'export scheduled', why: '', subject: `export ${id}` };
    await recordAudit(deps, tx, { ...actor(by), ...entry, after: { export: name, every, target } });
  });
  return id;
}

/**
 * Changes an export, from its next turn on. Whoever changes it is its maker from then on: it runs with their role.
 * @param keys null to keep those that it has @throws Problem `no_schedule`, `changed_by_another`
 */
export async function changeSchedule(
  deps: Pick<Deps, 'db' | 'now' | 'cipher'>,
  by: Acting,
  { id, version, made, keys }: { id: string; version: number; made: Made; keys: StorageKeys | null },
): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const before = await readSchedule(tx, id);
    const isMail = made.target === 'mail';
    const sealed = keys && deps.cipher.seal(JSON.stringify(keys), contextOf(id));
    const [changed] = await tx
      .update(exportScheduleTable)
      .set({
        ...NOWHERE,
        ...made,
        ...(sealed && { secretKeyId: sealed.keyId, secretCiphertext: sealed.ciphertext }),
        ...(isMail && { secretKeyId: null, secretCiphertext: null }),
        nextAt: nextRun(made.every, deps.now()),
        madeBy: by.operatorId,
        version: version + 1,
      })
      .where(and(eq(exportScheduleTable.id, id), eq(exportScheduleTable.version, version)))
      .returning();
    if (!changed) throw new Problem('changed_by_another');
    await recordAudit(deps, tx, {
      ...actor(by),
      what: 'scheduled export changed',
      why: '',
      subject: `export ${id}`,
      before: { export: before.export, every: before.every, target: before.target },
      after: { export: made.export, every: made.every, target: made.target },
    });
  });
}

const NOWHERE = { address: null, endpoint: null, region: null, bucket: null, prefix: null };

/** @throws Problem `no_schedule` */
export async function removeSchedule(deps: Pick<Deps, 'db' | 'now'>, by: Acting, id: string): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const [gone] = await tx.delete(exportScheduleTable).where(eq(exportScheduleTable.id, id)).returning();
    if (!gone) throw new Problem('no_schedule');
    const entry = { what: 'scheduled export removed', why: '', subject: `export ${id}` };
    await recordAudit(deps, tx, { ...actor(by), ...entry, before: { export: gone.export } });
  });
}

export function keysOf(cipher: Cipher, { id, secretKeyId, secretCiphertext }: ExportSchedule): StorageKeys {
  if (!secretKeyId || !secretCiphertext) throw new Error(`export ${id} has no keys`);
  const text = cipher.open({ keyId: secretKeyId, ciphertext: secretCiphertext }, contextOf(id));
  return wellFormed(jsonFrom('export_schedule.secret_ciphertext', keysSchema, JSON.parse(text)), id);
}

const contextOf = (id: string) => `export schedule ${id}`;

/** Where the keys of storages are kept. */
export const SEALED_STORAGE_KEYS: SealedColumns = {
  table: 'export_schedule',
  id: 'id',
  keyId: 'secret_key_id',
  ciphertext: 'secret_ciphertext',
  contextOf,
};
