import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readBackup, writeBackup } from '../../../../src/server/admin/cli/backup-file.ts';
import { backUp } from '../../../../src/server/admin/cli/backup.ts';
import { restoreForVerb } from '../../../../src/server/admin/cli/restore.ts';
import { createLog } from '../../../../src/server/core/log.ts';
import { readSettings } from '../../../../src/server/core/settings/env.ts';
import { createCipher } from '../../../../src/server/db/cipher.ts';
import { embeddedFolder, lockDataDir, restoreFolders } from '../../../../src/server/db/data-dir.ts';
import { type Database, openPglite } from '../../../../src/server/db/database.ts';
import { readRun } from '../../../../src/server/db/schema/schema-state.ts';
import { prepareDatabase } from '../../../../src/server/jobs/schema/prepare-database.ts';
import { emptyPglite } from '../../../support/database/fresh-database.ts';

const home = mkdtempSync(path.join(tmpdir(), 'simport-backup-'));
const dataDir = path.join(home, 'data');
const copies = path.join(home, 'copies');
const DATA_KEY = 'ab'.repeat(32);
const AT = new Date('2026-05-04T10:20:30.400Z');
const settings = readSettings({ DATA_DIR: dataDir, DATA_KEY });
const file = path.join(copies, 'simport-20260504T102030Z.backup');
let printed = '';

const open = () => openPglite({ folder: path.join(dataDir, 'db') });
const restore = (copy: string, changed: Record<string, string> = {}) =>
  restoreForVerb(readSettings({ DATA_DIR: dataDir, DATA_KEY, ...changed }), [copy]);

/** Two rows at once: a copy never has one of them. */
async function writePair({ db }: Database, name: string): Promise<void> {
  await db.transaction(async (tx) => {
    for (const half of ['a', 'b'])
      await tx.execute(
        sql`insert into region (code, label, slug) values (${`${name}-${half}`}, ${name}, ${`${name}-${half}`})`,
      );
  });
}

async function regions({ db }: Database): Promise<string[]> {
  const { rows } = await db.execute<{ slug: string }>(sql`select slug from region order by slug`);
  return rows.map(({ slug }) => slug);
}

beforeAll(async () => {
  mkdirSync(dataDir);
  const database = await openPglite({ folder: path.join(dataDir, 'db'), dump: await emptyPglite() });
  const log = createLog('silent');
  await prepareDatabase(database, { cipher: createCipher(DATA_KEY), kind: 'sandbox', log });
  await writePair(database, 'before');
  const writing = Array.from({ length: 20 }, (_, index) => writePair(database, `beside-${index}`));
  const copying = backUp({ db: database, settings, now: () => AT }, [copies]);
  await Promise.all(writing);
  printed = await copying;
  await writePair(database, 'later');
  await expect(backUp({ db: database, settings, now: () => AT }, [copies])).rejects.toThrow(
    `${file} is there already, and stays as it is.`,
  );
  await expect(backUp({ db: database, settings, now: () => AT }, [file])).rejects.toThrow(
    / can't be written \((EEXIST|ENOTDIR)\)\. Nothing was left there\.$/,
  );
  await database.close();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('says what was written, how to prove it, and what is not in it', () => {
  expect(readdirSync(copies)).toEqual([path.basename(file)]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [first = '', second = '', third = ''] = printed.split('\n');
  expect(first).toMatch(/^\/.+\/simport-20260504T102030Z\.backup {2}\d+\.\d MB$/);
  const [, sum = ''] = /schema \d{4}-[\w-]+\.sql, SHA-256 ([0-9a-f]{64})$/.exec(second) ?? [];
  expect(readFileSync(file).subarray(0, 82).toString()).toBe(`simport backup 1 ${sum}\n`);
  expect(third).toContain(`DATA_KEY and ${path.join(dataDir, 'auth.key')}`);
});

it('refuses what would not be the database as it was, and leaves everything as it is', async () => {
  const { facts, dump } = await readBackup(file);
  const bytes = readFileSync(file);
  const make = (name: string, content: Buffer) => {
    writeFileSync(path.join(copies, name), content);
    return path.join(copies, name);
  };
  const middle = Math.floor(bytes.length / 2);
  const flipped = make('flipped', Buffer.from(bytes).fill((bytes[middle] ?? 0) ^ 1, middle, middle + 1));
  const relabelled = make(
    'relabelled',
    Buffer.from(bytes.toString('latin1').replace('"at":"2026', '"at":"2027'), 'latin1'),
  );
  const newer = path.join(copies, 'newer');
  const unknown = { name: '9999-next.sql', hash: 'ab', compatible: false };
  await writeBackup(newer, { ...facts, release: '9.0.0', migrations: [...facts.migrations, unknown] }, dump);
  const inUse = lockDataDir(dataDir);
  await expect(restore(file)).rejects.toThrow(`is in use by process ${process.pid}; stop it`);
  inUse.release();
  const damaged = 'is damaged: its check sum is not the one';
  await expect(restore(flipped)).rejects.toThrow(damaged);
  await expect(restore(relabelled)).rejects.toThrow(damaged);
  await expect(restore(make('short', bytes.subarray(0, -1)))).rejects.toThrow(damaged);
  await expect(restore(make('text', Buffer.from('hello')))).rejects.toThrow('is no copy that `shop backup`');
  const next = make('next', Buffer.concat([Buffer.from('simport backup 2'), bytes.subarray(16)]));
  await expect(restore(next)).rejects.toThrow('was made by a newer release; restore it with that one.');
  await expect(restore(newer)).rejects.toThrow(/^The copy is of release 9\.0\.0, .+ \(9999-next\.sql\)/);
  await expect(restore(path.join(copies, 'none'))).rejects.toThrow("can't be read (ENOENT).");
  await expect(restore(file, { DATA_KEY: 'cd'.repeat(32) })).rejects.toThrow('DATA_KEY is not the key');
  await expect(restore(file, { DATA_KEY: '' })).rejects.toThrow(
    `There is no ${path.join(dataDir, 'data.key')}: bring it back from its own copy first`,
  );
  const DATABASE_URL = 'postgres://shop@127.0.0.1:1/shop';
  await expect(restore(file, { DATABASE_URL })).rejects.toThrow('PostgreSQL is restored by pg_restore');
  expect(readdirSync(dataDir)).toEqual(['db']);
});

it('puts the copy in the place of the database, and keeps that beside it', async () => {
  const told = await restore(file);
  expect(told).toMatch(
    /^The database is the one of 2026-05-04 10:20:30 UTC \(release \d+\.\d+\.\d+, schema \d{4}-/,
  );
  const aside = readdirSync(dataDir).find((name) => name.startsWith('db.before-')) ?? '';
  expect(readdirSync(dataDir).toSorted()).toEqual(['db', aside]);
  expect(told).toContain(`The previous one is in ${path.join(dataDir, aside)};`);

  const restored = await open();
  const there = await regions(restored);
  expect(there).toContain('before-a');
  expect(there).not.toContain('later-a');
  expect(there.filter((slug) => slug.endsWith('-a')).length).toBe(there.length / 2);
  const run = await readRun(restored.db);
  expect(run.map(({ name }) => name).toSorted()).toEqual(
    (await readBackup(file)).facts.migrations.map(({ name }) => name),
  );
  await writePair(restored, 'after');
  await restored.close();
  const former = await openPglite({ folder: path.join(dataDir, aside) });
  expect(await regions(former)).toContain('later-b');
  await former.close();
});

it('killed in its midst, is brought to its end by the next start, or was never begun', async () => {
  const { folder, unproved, proved } = restoreFolders(dataDir);
  const slugs = async () => {
    const database = await openPglite({ folder: embeddedFolder(dataDir) });
    const there = await regions(database);
    await database.close();
    expect(readdirSync(dataDir).filter((name) => name.startsWith('db.restor'))).toEqual([]);
    return there;
  };
  // While it unpacked, and once the copy was proved: the database is still the one of before.
  mkdirSync(unproved);
  cpSync(folder, proved, { recursive: true });
  const first = await openPglite({ folder });
  await writePair(first, 'since');
  await first.close();
  expect(await slugs()).toContain('since-a');
  // Once that was put aside: the proved copy takes its place, and no empty shop begins.
  renameSync(folder, proved);
  mkdirSync(unproved);
  expect(await slugs()).toContain('since-b');
});
