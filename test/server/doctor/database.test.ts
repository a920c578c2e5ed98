import { randomBytes } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { rotateKeys } from '../../../src/server/admin/cli/rotate-keys.ts';
import { createLog } from '../../../src/server/core/log.ts';
import { createCipher } from '../../../src/server/db/cipher.ts';
import { openPostgres } from '../../../src/server/db/database.ts';
import { checkDatabase, server as checkServer } from '../../../src/server/db/schema/database-check.ts';
import { migrate } from '../../../src/server/db/schema/migrate.ts';
import { markDatabase } from '../../../src/server/db/shop-mark.ts';
import { startQueue } from '../../../src/server/jobs/queue.ts';
import { ownAddress } from '../../support/database/fresh-database.ts';
import { asOwner } from '../../support/database/postgres-owner.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const oldKey = randomBytes(32).toString('hex');
const key = createCipher(oldKey);

async function found(
  url: string,
  changed: { pool?: number; cipher?: typeof key; live?: boolean; direct?: string } = {},
) {
  const settings = {
    SHOP_MODE: changed.live ? ('live' as const) : ('sandbox' as const),
    STRIPE_STAGING: false,
    DATABASE_POOL: changed.pool ?? 10,
    DATABASE_URL: url,
    ...(changed.direct !== undefined && { DATABASE_DIRECT_URL: changed.direct }),
  };
  const told: Record<string, string> = {};
  for await (const { about, light, found } of checkDatabase(settings, changed.cipher ?? key))
    if (light !== 'green') told[about] = `${light}: ${found}`;
  // Depends on the test run's server.
  delete told['Database: client_connection_check_interval'];
  return told;
}

it.runIf(server)('reports what is wrong with a database, and whose it is', async () => {
  const { url, drop } = await ownAddress(server);
  const notYet = { 'Database: schema': 'amber: has no tables yet' };
  expect(await found(url)).toEqual(notYet);
  expect(await found(url, { pool: 190 })).toMatchObject({
    'Database: max_connections': expect.stringMatching(
      /^amber: \d+, and each process opens up to 201$/,
    ) as string,
  });

  const database = openPostgres({ url, directUrl: url, poolSize: 2 });
  await migrate(database);
  await markDatabase(database, key, 'sandbox');
  const queuePending = 'amber: its tables are not of this release yet';
  expect(await found(url)).toEqual({ 'Database: job queue': queuePending });
  await (await startQueue(database, createLog('silent'))).stop(0);
  await database.db.execute('update pgboss.version set version = version - 1');
  expect(await found(url)).toEqual({ 'Database: job queue': queuePending });
  await database.db.execute('update pgboss.version set version = version + 1');
  expect(await found(url)).toEqual({});
  const other = await ownAddress(server);
  expect(await found(url, { direct: other.url })).toEqual({
    'Database: way to it':
      'red: DATABASE_DIRECT_URL leads to another database than DATABASE_URL; let both lead to the same one.',
  });
  await other.drop();
  expect(await found(url, { direct: 'postgres://shop@127.0.0.1:9/shop' })).toEqual({
    'Database: DATABASE_DIRECT_URL':
      'red: the database does not let us in (ECONNREFUSED); check DATABASE_URL.',
  });
  const mark = 'Database: mode and DATA_KEY';
  expect((await found(url, { live: true }))[mark]).toMatch(/^red: the database belongs to a sandbox shop/);
  const another = createCipher(randomBytes(32).toString('hex'));
  expect((await found(url, { cipher: another }))[mark]).toMatch(/^red: DATA_KEY is not the key/);

  const sealed = 'Database: sealed values';
  const both = createCipher(randomBytes(32).toString('hex'), [oldKey]);
  expect(await found(url, { cipher: both })).toEqual({ [sealed]: 'amber: 1 under a key of DATA_KEY_OLD' });
  await rotateKeys({ db: database, cipher: both });
  expect(await found(url, { cipher: both })).toEqual({});
  await database.db.execute(
    sql`insert into esim (iccid, activation_key_id, activation_ciphertext, created_at)
      values ('8944000000000000001', 'another', ''::bytea, now())`,
  );
  expect(await found(url, { cipher: both })).toEqual({
    [sealed]: 'red: 1 under a key that neither DATA_KEY nor DATA_KEY_OLD has',
  });
  for (const table of ['esim', 'shop_mark'])
    await database.db.execute(sql`delete from ${sql.identifier(table)}`);
  await markDatabase(database, key, 'sandbox');

  const add = (name: string, compatible: boolean) =>
    database.db.execute(
      sql`insert into migration (name, hash, compatible) values (${name}, '', ${compatible})`,
    );
  await add('9998-later.sql', true);
  expect(await found(url)).toEqual({});
  await add('9999-later.sql', false);
  expect(await found(url)).toEqual({
    'Database: schema':
      'red: the database was made by a newer release (9999-later.sql), which this one does not get on with; start that release.',
  });
  await database.db.execute("delete from migration where name > '0030'");
  expect((await found(url))['Database: schema']).toMatch(/^amber: \d+ migrations? ha(s|ve) not run$/);
  await database.close();
  await drop();
});

it.runIf(server)('reports a user without rights, and another encoding', async () => {
  const name = `doctor_${randomBytes(6).toString('hex')}`;
  await asOwner(server, `create database ${name} encoding 'SQL_ASCII' locale 'C' template template0`);
  await asOwner(server, `create role ${name} login password 'word'`);
  const url = new URL(server);
  Object.assign(url, { pathname: `/${name}`, username: name, password: 'word' });
  expect(await found(url.href)).toEqual({
    'Database: encoding': 'red: SQL_ASCII',
    'Database: rights': 'red: cannot create anything in schema public and the database',
    'Database: schema': 'amber: has no tables yet',
  });
  await asOwner(server, `drop database ${name} with (force)`);
  await asOwner(server, `drop role ${name}`);
});

it('reports that it cannot be reached', async () => {
  expect(await found('postgres://shop@127.0.0.1:9/shop')).toEqual({
    'Database: DATABASE_URL': 'red: the database does not let us in (ECONNREFUSED); check DATABASE_URL.',
  });
});

it.each([
  [{ version: '14.9', number: 140_009 }, 'red: PostgreSQL 14.9'],
  [{ standby: true }, 'red: is a standby'],
])('tells of a server that the shop cannot live on: %j', (changed, told) => {
  const right = {
    version: '15.5',
    number: 150_005,
    standby: false,
    encoding: 'UTF8',
    schema: true,
    database: true,
  };
  const facts = { ...right, connections: 100, check: '10s', migrated: true, ...changed };
  const findings = [...checkServer(facts, 10, 'Database: DATABASE_URL')];
  expect(
    findings.filter(({ light }) => light !== 'green').map(({ light, found }) => `${light}: ${found}`),
  ).toEqual([told]);
});
