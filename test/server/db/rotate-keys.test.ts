import { randomBytes, randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { rotateKeys, SEALED } from '../../../src/server/admin/cli/rotate-keys.ts';
import { type Cipher, createCipher } from '../../../src/server/db/cipher.ts';
import { migrate } from '../../../src/server/db/schema/migrate.ts';
import { checkMark, markDatabase, sealedByOthers, withOwnSigning } from '../../../src/server/db/shop-mark.ts';
import { openCodes, sealCodes } from '../../../src/server/esims/activation.ts';
import { SEALED_SECRETS } from '../../../src/server/mail/outbox.ts';
import { orderToken, readOrderToken } from '../../../src/server/purchase/guest-proof.ts';
import { freshDatabase } from '../../support/database/fresh-database.ts';

const PURCHASE = '01234567-89ab-4cde-8f01-23456789abcd';
const NOT_THE_KEY = 'DATA_KEY is not the key';
const NOTHING_LEFT = /^\d+ sealed anew, 0 left under another key\.$/;

const fresh = await freshDatabase();
const { database } = fresh;
const { db } = database;
await migrate(database);
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const [first, second] = [1, 2].map(() => randomBytes(32).toString('hex')) as [string, string];
const before = createCipher(first);
const both = createCipher(second, [first]);
const alone = createCipher(second);

const codes = (n: number) => ({
  iccid: `8944${String(n).padStart(15, '0')}`,
  smdpAddress: 'smdp.example',
  matchingId: `M${n}`,
});

async function fill(from: number, to: number, cipherOf: (n: number) => Cipher): Promise<void> {
  for (let n = from; n < to; n++) {
    const { iccid, activationKeyId, activationCiphertext } = sealCodes(cipherOf(n), codes(n));
    await db.execute(sql`insert into esim (iccid, activation_key_id, activation_ciphertext, created_at)
      values (${iccid}, ${activationKeyId}, ${activationCiphertext}, now())`);
  }
}

async function addMail(): Promise<string> {
  const id = randomUUID();
  const { keyId, ciphertext } = before.seal('a token', SEALED_SECRETS.contextOf(id));
  await db.execute(sql`insert into outbound_mail
    (id, template, address, message_id, status, created_at, secret_key_id, secret_ciphertext)
    values (${id}, 'verify_email', 'mia@example.com', ${id}, 'queued', now(), ${keyId}, ${ciphertext})`);
  return id;
}

/** The numbers of the codes that a key can open. */
async function openedBy(cipher: Cipher): Promise<number[]> {
  const { rows } = await db.execute<{ iccid: string; key: string; sealed: Uint8Array }>(
    sql`select iccid, activation_key_id as key, activation_ciphertext as sealed from esim
      where activation_key_id = ${cipher.keyIds[0]} order by iccid`,
  );
  return rows.map(({ iccid, key, sealed }) => {
    const stored = { iccid, activationKeyId: key, activationCiphertext: Buffer.from(sealed) };
    return Number(openCodes(cipher, stored).matchingId.slice(1));
  });
}

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

beforeEach(async () => {
  for (const table of ['shop_mark', 'esim', 'outbound_mail'])
    await db.execute(sql`delete from ${sql.identifier(table)}`);
  await markDatabase(database, before, 'live');
});

describe('a new data key', () => {
  it('replaces the old one while people buy, in two runs at once, and old links keep working', async () => {
    const link = orderToken(await withOwnSigning(database, before), PURCHASE);
    await fill(0, 120, () => before);
    const mail = await addMail();

    const runs = await Promise.all([
      rotateKeys({ db: database, cipher: both }),
      rotateKeys({ db: database, cipher: both }),
      fill(120, 150, (n) => (n % 2 ? before : both)),
    ]);
    for (const answer of runs.slice(0, 2)) expect(answer).toMatch(NOTHING_LEFT);
    await rotateKeys({ db: database, cipher: both });
    expect(await rotateKeys({ db: database, cipher: both })).toBe('0 sealed anew, 0 left under another key.');

    expect(await openedBy(alone)).toEqual(upTo(150));
    const { rows } = await db.execute<{ key: string; sealed: Uint8Array }>(
      sql`select secret_key_id as key, secret_ciphertext as sealed from outbound_mail`,
    );
    const [secret] = rows.map(({ key, sealed }) => ({ keyId: key, ciphertext: Buffer.from(sealed) }));
    expect(secret && alone.open(secret, SEALED_SECRETS.contextOf(mail))).toBe('a token');
    await checkMark(database, alone, 'live');
    await expect(checkMark(database, before, 'live')).rejects.toThrow(NOT_THE_KEY);
    expect(readOrderToken(await withOwnSigning(database, alone), link)).toBe(PURCHASE);
  });

  it('and another one after it keep the links unchanged', async () => {
    const link = orderToken(await withOwnSigning(database, before), PURCHASE);
    const third = randomBytes(32).toString('hex');
    for (const cipher of [both, createCipher(third, [second])]) {
      expect(readOrderToken(await withOwnSigning(database, cipher), link)).toBe(PURCHASE);
      expect(await rotateKeys({ db: database, cipher })).toMatch(NOTHING_LEFT);
    }
    expect(readOrderToken(await withOwnSigning(database, createCipher(third)), link)).toBe(PURCHASE);
  });

  it('cannot be used alone before everything is sealed with it, wherever the run was cut', async () => {
    await fill(0, 120, () => before);
    let seals = 0;
    const cut: Cipher = {
      ...both,
      seal(plaintext, context) {
        if (++seals > 110) throw new Error('cut');
        return both.seal(plaintext, context);
      },
    };
    await expect(rotateKeys({ db: database, cipher: cut })).rejects.toThrow('cut');
    expect(await openedBy(alone)).toEqual(upTo(100));
    expect(await openedBy(before)).toHaveLength(20);
    await expect(checkMark(database, alone, 'live')).rejects.toThrow(NOT_THE_KEY);
    await checkMark(database, both, 'live');
    expect(await rotateKeys({ db: database, cipher: both })).toBe(
      '21 sealed anew, 0 left under another key.',
    );
    await checkMark(database, alone, 'live');
  });

  it('leaves what no available key opens, and lists it', async () => {
    const lost = createCipher(randomBytes(32).toString('hex'));
    await fill(0, 3, (n) => (n === 1 ? lost : before));
    await fill(3, 15, () => lost);
    const told =
      /^2 sealed anew\. .* esim 8944000000000000001, .*, and 3 more: list the key that is missing\.$/;
    await expect(rotateKeys({ db: database, cipher: both })).rejects.toThrow(told);
    expect(await openedBy(alone)).toEqual([0, 2]);
    expect(await openedBy(lost)).toHaveLength(13);
    expect(await sealedByOthers(database, both.keyIds)).toEqual(new Map([['esim', 13]]));
    await expect(checkMark(database, alone, 'live')).rejects.toThrow(NOT_THE_KEY);
  });
});

it('every column that names a key is sealed again', async () => {
  const { rows } = await db.execute<{ column: string }>(
    sql`select table_name || '.' || column_name as column from information_schema.columns
      where table_schema = current_schema() and column_name like '%\\_key\\_id'`,
  );
  const ofMark = ['shop_mark.canary_key_id', 'shop_mark.signing_key_id'];
  expect(rows.map(({ column }) => column).sort()).toEqual(
    [...SEALED.map(({ table, keyId }) => `${table}.${keyId}`), ...ofMark].sort(),
  );
});
