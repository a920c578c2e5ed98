import { randomBytes } from 'node:crypto';

import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { createCipher } from '../../../src/server/db/cipher.ts';
import { migrate } from '../../../src/server/db/schema/migrate.ts';
import {
  checkMark,
  commitsLostBefore,
  type Kind,
  kindOf,
  markDatabase,
  markGoneBack,
} from '../../../src/server/db/shop-mark.ts';
import { freshDatabase } from '../../support/database/fresh-database.ts';

const someKey = () => createCipher(randomBytes(32).toString('hex'));
const { database, drop } = await freshDatabase();
await migrate(database);
afterAll(async () => {
  await database.close();
  await drop();
});
beforeEach(async () => {
  await database.db.execute('delete from shop_mark');
});

describe('a database', () => {
  const own = someKey();

  it('belongs to nobody until a shop starts on it', async () => {
    await checkMark(database, someKey(), 'live');
    await checkMark(database, someKey(), 'sandbox');
  });

  it('accepts the shop that started on it first, every time', async () => {
    await markDatabase(database, own, 'live');
    await markDatabase(database, own, 'live');
    await checkMark(database, own, 'live');
  });

  it('accepts one of two that start at once with different keys', async () => {
    const starts = await Promise.allSettled(
      [someKey(), own].map((key) => markDatabase(database, key, 'live')),
    );
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it.each<[Kind, Kind, string]>([
    ['sandbox', 'live', 'the database belongs to a sandbox shop, and this is a live shop;'],
    ['live', 'sandbox', 'the database belongs to a live shop, and this is a sandbox shop;'],
    [
      'rehearsal',
      'live',
      'the database belongs to a rehearsal (STRIPE_STAGING=true), and this is a live shop;',
    ],
    ['live', 'rehearsal', 'the database belongs to a live shop, and this is a rehearsal'],
  ])('of %s refuses %s in one sentence', async (first, later, words) => {
    await markDatabase(database, own, first);
    for (const start of [markDatabase, checkMark]) {
      await expect(start(database, own, later)).rejects.toThrow(words);
    }
  });

  it('refuses a shop that has another data key', async () => {
    await markDatabase(database, own, 'live');
    const refusal = 'DATA_KEY is not the key that this database was filled with';
    await expect(markDatabase(database, someKey(), 'live')).rejects.toThrow(refusal);
    await expect(checkMark(database, someKey(), 'live')).rejects.toThrow(refusal);
    await markDatabase(database, own, 'live');
  });
});

it.each([
  ['moving', 'a shop is being moved into this database; run `npm run shop -- move` to its end'],
  ['moved', 'this shop has moved to 10.0.0.7:5432/simport; set DATABASE_URL to that database'],
])('a database that is marked as %s refuses every start', async (mode, words) => {
  const own = someKey();
  await markDatabase(database, own, 'sandbox');
  await database.db.execute(sql`update shop_mark set mode = ${mode}, moved_to = '10.0.0.7:5432/simport'`);
  for (const start of [markDatabase, checkMark])
    await expect(start(database, own, 'sandbox')).rejects.toThrow(words);
});

describe('a database that was filled before it had a mark', () => {
  const own = someKey();
  const fill = async (keyId: string) => {
    await database.db.execute('delete from esim');
    await database.db.execute(
      sql`insert into esim (iccid, activation_key_id, activation_ciphertext, created_at)
        values ('8944000000000000001', ${keyId}, ''::bytea, now())`,
    );
  };

  it('refuses a shop whose key does not open its data, and stays unowned', async () => {
    await fill('another');
    const refusal = 'DATA_KEY is not the key that this database was filled with';
    for (const start of [markDatabase, checkMark])
      await expect(start(database, own, 'live')).rejects.toThrow(refusal);
    expect((await database.db.execute('select 1 from shop_mark')).rows).toEqual([]);
  });

  it.each([
    ['was filled with its key', own.seal('', '').keyId],
    ['holds erased codes alone', ''],
  ])('takes a shop where it %s', async (_, keyId) => {
    await fill(keyId);
    await markDatabase(database, own, 'live');
  });
});

it('a live shop on test keys is a rehearsal', () => {
  expect(kindOf({ SHOP_MODE: 'live', STRIPE_STAGING: true })).toBe('rehearsal');
  expect(kindOf({ SHOP_MODE: 'live', STRIPE_STAGING: false })).toBe('live');
  expect(kindOf({ SHOP_MODE: 'sandbox', STRIPE_STAGING: true })).toBe('sandbox');
});

describe('a run of commits', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
  let warned: string[];
  const log = pino(
    {},
    { write: (line: string) => void warned.push((JSON.parse(line) as { msg: string }).msg) },
  );
  const lostBefore = (now: Date) => commitsLostBefore({ db: database, log }, now);
  beforeEach(async () => {
    warned = [];
    await markDatabase(database, someKey(), 'live');
  });

  it('is the first one found, and stays the same', async () => {
    expect(await lostBefore(at(1))).toBeNull();
    expect(await lostBefore(at(2))).toBeNull();
  });

  it('may lack commits of the previous one, once it is noticed', async () => {
    await lostBefore(at(1));
    await database.db.execute(`update shop_mark set history = 'another'`);
    expect(await lostBefore(at(2))).toEqual(at(2));
    expect(await lostBefore(at(3))).toEqual(at(2));
    expect(warned).toEqual(['the database went back, or a standby was promoted: commits may be lost']);
  });

  it('is unknown if the server does not tell, which is logged once and delays nothing', async () => {
    // Its own database: a prepared statement keeps using a renamed function.
    const other = await freshDatabase();
    try {
      await migrate(other.database);
      await markDatabase(other.database, someKey(), 'live');
      await other.database.db.execute(
        `alter function pg_catalog.pg_walfile_name(pg_lsn) rename to nobody_knows`,
      );
      for (const second of [2, 3])
        expect(await commitsLostBefore({ db: other.database, log }, at(second))).toBeNull();
      expect(warned).toEqual(['the database does not tell whether it went back']);
    } finally {
      await other.database.close();
      await other.drop();
    }
  });

  it('is another one in a restored copy', async () => {
    await markGoneBack(database);
    expect(await lostBefore(at(2))).toEqual(at(2));
  });
});
