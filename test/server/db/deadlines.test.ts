import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Database, openPostgres } from '../../../src/server/db/database.ts';
import { isDatabaseAway } from '../../../src/server/db/is-database-away.ts';
import { withoutDeadline } from '../../../src/server/db/postgres-client.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../../support/database/database-proxy.ts';
import { type Pooler, startPgbouncer } from '../../support/database/pgbouncer.ts';
import { type Cluster, findPostgres, startPostgres } from '../../support/database/postgres.ts';
import { findProgram } from '../../support/machine/programs.ts';

const folder = findPostgres();
const pgbouncer = findProgram('pgbouncer');
const ANSWER_MS = 1_000;
const TITLE = 'a database that lets wait (tested where PostgreSQL is installed)';

/** The database's final answer. */
async function errorOf(asking: Promise<unknown>): Promise<{ code?: string; message: string }> {
  const error: unknown = await asking.then(
    () => new Error('it was answered'),
    (thrown: unknown) => thrown,
  );
  expect(isDatabaseAway(error)).toBe(true);
  return ((error as Error).cause ?? error) as { code?: string; message: string };
}

describe.skipIf(!folder)(TITLE, () => {
  let cluster: Cluster;
  let pooler: Pooler | null = null;
  let silent: DatabaseProxy;
  const open: Database[] = [];
  beforeAll(async () => {
    cluster = await startPostgres(folder ?? '');
    silent = await startDatabaseProxy(cluster.url);
    if (pgbouncer) pooler = await startPgbouncer(pgbouncer, cluster.url, 'transaction');
    await openOne(cluster.url).db.execute(sql`create table thing (id int primary key, name text)`);
    await openOne(cluster.url).db.execute(
      sql`insert into thing select id, 'one' from generate_series(1, 9) id`,
    );
  });
  afterAll(async () => {
    for (const database of open) await database.close();
    await pooler?.stop();
    await silent.close();
    await cluster.stop();
  });

  /** One connection by default: another answer shows that it is free again. */
  function openOne(url: string, poolSize = 1): Database {
    const database = openPostgres({
      url,
      directUrl: cluster.url,
      poolSize,
      connectWithinMs: ANSWER_MS,
      answerWithinMs: ANSWER_MS,
    });
    open.push(database);
    return database;
  }
  let rows = 0;
  /** Updates a row that no other test uses. */
  const renaming = () => sql`update thing set name = 'two' where id = ${++rows}`;

  describe.each(['by itself', 'through a pooler'] as const)('%s', (way) => {
    const url = (skip: (why: string) => never) => {
      if (way === 'by itself') return cluster.url;
      return pooler?.url ?? skip('no PgBouncer; `apt-get install pgbouncer` brings it in');
    };

    it('ends a statement that takes too long, and keeps the connection', async ({ skip }) => {
      const { db } = openOne(url(skip));
      const slow = db.transaction((tx) => tx.execute(sql`select pg_sleep(20)`));
      expect(await errorOf(slow)).toMatchObject({
        code: '57014',
        message: expect.stringContaining('statement timeout'),
      });
      expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    });

    it('ends the wait for somebody else’s lock', async ({ skip }) => {
      const [holder, other] = [openOne(url(skip)).db, openOne(url(skip)).db];
      const rename = renaming();
      const held = Promise.withResolvers<void>();
      const done = Promise.withResolvers<void>();
      const holding = holder.transaction(async (tx) => {
        await tx.execute(rename);
        held.resolve();
        await done.promise;
      });
      await held.promise;
      const waits = other.transaction((tx) => tx.execute(rename));
      expect(await errorOf(waits)).toMatchObject({
        code: '55P03',
        message: expect.stringContaining('lock timeout'),
      });
      done.resolve();
      await holding;
      await other.transaction((tx) => tx.execute(rename));
    });

    it('ends an idle transaction and releases its locks', async ({ skip }) => {
      const [idle, other] = [openOne(url(skip)).db, openOne(cluster.url).db];
      const rename = renaming();
      const begun = Promise.withResolvers<void>();
      const gone = Promise.withResolvers<void>();
      const standing = idle.transaction(async (tx) => {
        await tx.execute(rename);
        begun.resolve();
        await gone.promise;
        await tx.execute(sql`select 1`);
      });
      const ended = errorOf(standing);
      await begun.promise;
      await expect
        .poll(() =>
          other.execute(rename).then(
            () => 'free',
            () => 'held',
          ),
        )
        .toBe('free');
      gone.resolve();
      await ended;
      await expect
        .poll(() =>
          idle.execute(sql`select 1`).then(
            () => 'back',
            () => 'away',
          ),
        )
        .toBe('back');
    });

    it('gives a migration its time', async ({ skip }) => {
      const { db } = openOne(url(skip));
      const slow = () => db.transaction((tx) => tx.execute(sql`select pg_sleep(1.5)`));
      await withoutDeadline(slow);
      expect((await errorOf(slow())).code).toBe('57014');
    });
  });

  it('gives each waiting caller their own time limit', async () => {
    const { db } = openOne(cluster.url);
    const first = db.transaction((tx) => tx.execute(sql`select pg_sleep(0.1)`));
    const migration = withoutDeadline(async () => db.execute(sql`select pg_sleep(1.5)`));
    const visitor = errorOf(db.execute(sql`select pg_sleep(20)`));
    await Promise.all([first, migration]);
    expect((await visitor).code).toBe('57014');
  });

  it('that accepts a connection and stays silent is given up, and reached again once it answers', async () => {
    const { db } = openOne(silent.url);
    silent.set('silence');
    const { message } = await errorOf(db.execute(sql`select 1`));
    expect(message).toMatch(/timeout expired|cannot be reached|connection timeout/);
    silent.set('pass');
    await expect
      .poll(() =>
        db.execute(sql`select 1`).then(
          () => 'back',
          () => 'away',
        ),
      )
      .toBe('back');
  });

  it('that is silent on one connection does not block the others', async () => {
    const { db } = openOne(silent.url, 3);
    const before = silent.open;
    const wait = sql`select pg_sleep(0.2)`;
    await Promise.all([1, 2, 3].map(() => db.execute(wait)));
    expect(silent.open).toBe(before + 3);
    silent.set('silence');
    expect((await errorOf(db.execute(sql`select 1`))).message).toContain('did not answer in time');
    await expect.poll(() => silent.open).toBe(before);
    silent.set('pass');
    await expect
      .poll(() =>
        db
          .execute(sql`select 1`)
          .then(() => 'back')
          .catch(() => 'away'),
      )
      .toBe('back');
  });
});
