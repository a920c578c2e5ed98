import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { createLog } from '../../../src/server/core/log.ts';
import { readSettings } from '../../../src/server/core/settings/env.ts';
import { createCipher } from '../../../src/server/db/cipher.ts';
import { migrate } from '../../../src/server/db/schema/migrate.ts';
import { asFunction, migrationOf, migrationsIn } from '../../../src/server/db/schema/migration-files.ts';
import { pendingMigrations } from '../../../src/server/db/schema/schema-state.ts';
import { migrateForVerb } from '../../../src/server/jobs/schema/migrate-for-verb.ts';
import {
  pendingParts,
  prepareDatabase,
  waitForSchema,
} from '../../../src/server/jobs/schema/prepare-database.ts';
import { openShopForVerb } from '../../../src/server/shop-for-verb.ts';
import { freshDatabase, ownAddress } from '../../support/database/fresh-database.ts';

const server = process.env['TEST_DATABASE_URL'];
const { database, drop, reopen } = await freshDatabase();
const { db } = database;
afterAll(async () => {
  await database.close();
  await drop();
});
beforeEach(async () => {
  for (const table of ['migration', 'guest']) await db.execute(sql.raw(`drop table if exists ${table}`));
});

const TABLE = migrationOf(
  '0001-guest.sql',
  'create table guest (id int, room int);\ninsert into guest values (1, 7);\n',
);
const INDEX = migrationOf(
  '0002-index.sql',
  '-- alone\ncreate unique index concurrently if not exists guest_by_room on guest (room);\n',
);
const COLUMN = migrationOf('0003-column.sql', '-- compatible\nalter table guest add column name text;\n');
const all = [TABLE, INDEX, COLUMN];
const names = all.map(({ name }) => name);

const indexes = async () =>
  (
    await db.execute<{ valid: boolean }>(
      sql`select indisvalid as valid from pg_index join pg_class on pg_class.oid = indexrelid where relname = 'guest_by_room'`,
    )
  ).rows;

describe('migrations', () => {
  it('of a group run completely or not at all; a standalone one stays', async () => {
    const broken = migrationOf('0004-broken.sql', 'select 1 / 0;\n');
    await expect(migrate(database, { migrations: [...all, broken] })).rejects.toThrow();
    expect(await pendingMigrations(database, { migrations: all })).toEqual(['0003-column.sql']);
    expect(await indexes()).toEqual([{ valid: true }]);
    const told: string[] = [];
    expect(await migrate(database, { migrations: all, onRun: (name) => told.push(name) })).toEqual(told);
    expect(told).toEqual(['0003-column.sql']);
  });

  it('rebuild an index that was left half built', async () => {
    await migrate(database, { migrations: [TABLE] });
    await db.execute('insert into guest values (2, 7)');
    await expect(migrate(database, { migrations: all })).rejects.toThrow();
    expect(await indexes()).toEqual([{ valid: false }]);
    await db.execute('delete from guest where id = 2');
    expect(await migrate(database, { migrations: all })).toEqual(names.slice(1));
    expect(await indexes()).toEqual([{ valid: true }]);
  });

  it('refuse a newer release’s schema, unless it is marked as compatible', async () => {
    await migrate(database, { migrations: all });
    expect(await migrate(database, { migrations: [TABLE, INDEX] })).toEqual([]);
    await expect(migrate(database, { migrations: [TABLE] })).rejects.toThrow(
      'the database was made by a newer release (0002-index.sql), which this one does not get on with; start that release.',
    );
  });
});

describe('a baseline', () => {
  const baseline = migrationOf(
    '0003-baseline.sql',
    '-- replaces: 0003-column.sql\n-- compatible\ncreate table guest (id int, room int, name text);\n',
  );
  const later = migrationOf('0004-later.sql', 'alter table guest add column floor int;\n');
  const release = [baseline, later];
  const guests = async () => (await db.execute(sql`select * from guest`)).rows;

  it('makes a new database, and takes over one with everything it replaces, keeping its data', async () => {
    expect(await migrate(database, { migrations: release })).toEqual(release.map(({ name }) => name));
    expect(await guests()).toEqual([]);
    await db.execute(sql`drop table migration, guest`);
    await migrate(database, { migrations: all });
    expect(await migrate(database, { migrations: release })).toEqual(release.map(({ name }) => name));
    expect(await guests()).toEqual([{ id: 1, room: 7, name: null, floor: null }]);
    expect(await migrate(database, { migrations: release })).toEqual([]);
  });

  it('allows going back to the previous release', async () => {
    await migrate(database, { migrations: all });
    await migrate(database, { migrations: [baseline] });
    expect(await migrate(database, { migrations: all })).toEqual([]);
  });

  it('refuses a database that lacks a part of what it replaces, and changes nothing', async () => {
    await migrate(database, { migrations: [TABLE, INDEX] });
    await expect(migrate(database, { migrations: release })).rejects.toThrow(
      'the database is older than 0003-column.sql, from which this release goes on; bring it there with the last release before 0003-baseline.sql first.',
    );
    expect(await guests()).toEqual([{ id: 1, room: 7 }]);
  });
});

describe('a function', () => {
  const answering = (answer: number) =>
    asFunction(
      migrationOf(
        'guest_limit.sql',
        `create or replace function guest_limit() returns int language sql as $$ select ${answer} $$;\n`,
      ),
    );
  const limit = async () => (await db.execute(sql`select guest_limit() as most`)).rows;

  it('is replaced when its text changes, even back to an earlier one', async () => {
    const [before, now] = [answering(4), answering(5)];
    await migrate(database, { migrations: [TABLE] });
    for (const [one, most] of [
      [before, 4],
      [now, 5],
      [before, 4],
      [now, 5],
    ] as const) {
      expect(await migrate(database, { migrations: [TABLE, one] })).toEqual([one.name]);
      expect(await limit()).toEqual([{ most }]);
      expect(await migrate(database, { migrations: [TABLE, one] })).toEqual([]);
    }
  });

  it('does not stop the previous release, which leaves a newer one unchanged', async () => {
    const [before, now] = [answering(4), answering(5)];
    await migrate(database, { migrations: [TABLE, before] });
    await migrate(database, { migrations: [TABLE, COLUMN, now] });
    expect(await pendingMigrations(database, { migrations: [TABLE, before] })).toEqual([]);
    expect(await migrate(database, { migrations: [TABLE, before] })).toEqual([]);
    expect(await limit()).toEqual([{ most: 5 }]);
  });

  it('of this release is in a file with its name', () => {
    const functions = migrationsIn().filter(({ name }) => name.startsWith('function '));
    expect(functions.length).toBeGreaterThan(20);
    for (const { name, statements } of functions)
      expect(statements[0], name).toContain(`create or replace function ${name.split(' ')[1]}(`);
  });
});

describe.skipIf(!server)('several at once (on PostgreSQL alone)', () => {
  it('run each migration once, even a standalone one', async () => {
    const others = [reopen(), reopen()];
    const runs = await Promise.all([database, ...others].map((one) => migrate(one, { migrations: all })));
    expect(runs.toSorted((a, b) => b.length - a.length)).toEqual([names, [], []]);
    expect(await indexes()).toEqual([{ valid: true }]);
    await Promise.all(others.map((one) => one.close()));
  });

  it('continue where one was killed while it built an index', async () => {
    await migrate(database, { migrations: [TABLE] });
    const writer = reopen();
    const written = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    const writing = writer.db.transaction(async (tx) => {
      await tx.execute('insert into guest values (3, 8)');
      written.resolve();
      await done.promise;
    });
    await written.promise;
    const killed = reopen();
    const run = migrate(killed, { migrations: all });
    run.catch(() => {});
    await expect
      .poll(
        async () =>
          (
            await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock' and query like '%index concurrently%' and pid <> pg_backend_pid()`)
          ).rows,
      )
      .toHaveLength(1);
    await expect(run).rejects.toThrow();
    done.resolve();
    await writing;
    expect(await indexes()).toEqual([{ valid: false }]);
    expect(await migrate(database, { migrations: all })).toEqual(names.slice(1));
    expect(await indexes()).toEqual([{ valid: true }]);
    await Promise.all([killed.close(), writer.close()]);
  });
});

describe.skipIf(!server)('a process of a shop on PostgreSQL', () => {
  const log = createLog('silent');
  const cipher = createCipher('ab'.repeat(32));

  it('waits for another process to make the schema, and otherwise fails with a sentence', async () => {
    const fresh = await freshDatabase();
    await expect(waitForSchema(fresh.database, 0)).rejects.toThrow(
      /^the database is not of this release yet \(0087-baseline\.sql and \d+ more\); run `shop migrate` once, then start this again\.$/,
    );
    const waiting = waitForSchema(fresh.database, 60_000, log);
    const ran = await prepareDatabase(fresh.database, { cipher, kind: 'sandbox', log });
    expect(ran).toEqual(migrationsIn().map(({ name }) => name));
    await waiting;
    expect(await pendingParts(fresh.database)).toEqual([]);
    await fresh.database.db.execute('update pgboss.version set version = 1');
    expect(await pendingParts(fresh.database)).toEqual(["the job queue's tables"]);
    await fresh.database.close();
    await fresh.drop();
  });

  it('is migrated only by its verb, which lists what ran; other verbs change nothing', async () => {
    const { url, drop: dropIt } = await ownAddress(server ?? '');
    const settings = readSettings({
      DATABASE_URL: url,
      DATA_KEY: 'ab'.repeat(32),
      AUTH_SECRET: 'cd'.repeat(32),
    });
    const saying = async (...words: string[]) => {
      const lines: string[] = [];
      await migrateForVerb(settings, words, (line) => lines.push(line));
      return lines;
    };
    const count = migrationsIn().length + 1;
    await expect(openShopForVerb(settings, () => {})).rejects.toThrow('run `shop migrate` once');
    const [pending, ...nothing] = await saying('--dry-run');
    expect([pending?.split(', ').length, nothing]).toEqual([count, []]);
    const lines = await saying();
    expect(lines[0]).toBe(pending);
    expect(lines[1]).toMatch(/^ +\d+\.\d\d s {2}0087-baseline\.sql$/);
    expect(lines.at(-1)).toMatch(
      new RegExp(
        `^The database is of this release: ${count} of ${count} pending ran here, in \\d+\\.\\d\\d s\\.$`,
      ),
    );
    expect((await saying())[0]).toBe('Nothing is pending.');
    await expect(saying('--fast')).rejects.toThrow('migrate does not know --fast');
    await (await openShopForVerb(settings, () => {})).close();
    await dropIt();
  });
});

it('the embedded database has no such step', async () => {
  const settings = readSettings({});
  await expect(migrateForVerb(settings, [], () => {})).rejects.toThrow(
    'migrate is for PostgreSQL (DATABASE_URL)',
  );
});
