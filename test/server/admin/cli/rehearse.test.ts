import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { backUp } from '../../../../src/server/admin/cli/backup.ts';
import { rehearseForVerb } from '../../../../src/server/admin/cli/rehearse.ts';
import { sendCopyForVerb } from '../../../../src/server/admin/cli/send-copy.ts';
import { COPY_JOBS } from '../../../../src/server/copies/copy-store.ts';
import { createLog } from '../../../../src/server/core/log.ts';
import { readSettings } from '../../../../src/server/core/settings/env.ts';
import { createCipher } from '../../../../src/server/db/cipher.ts';
import { type Database, openPglite, openPostgres } from '../../../../src/server/db/database.ts';
import { prepareDatabase } from '../../../../src/server/jobs/schema/prepare-database.ts';
import { readLastDone, wantJobs } from '../../../../src/server/monitoring/recurring-jobs.ts';
import { emptyPglite, ownAddress } from '../../../support/database/fresh-database.ts';
import { askOwner } from '../../../support/database/postgres-owner.ts';
import { findProgram } from '../../../support/machine/programs.ts';

const home = mkdtempSync(path.join(tmpdir(), 'simport-rehearse-'));
const place = path.join(home, 'place');
const DATA_KEY = 'ab'.repeat(32);
const server = process.env['TEST_DATABASE_URL'];
const COPY = 'simport-20261130T040000Z.dump';
const TELLS =
  /^simport-\d{8}T\d{6}Z\.(dump|backup) \(\d+\.\d MB, \d+ h old\) was fetched and restored in \d+\.\d s\. Its keys open; it has 2 purchases, the newest of 2026-11-29 12:00 UTC\./;

beforeAll(() => {
  mkdirSync(place);
  const config = path.join(home, 'rclone.conf');
  writeFileSync(config, `[disk]\ntype = alias\nremote = ${place}\n`);
  process.env['RCLONE_CONFIG'] = config;
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const settingsWith = (changes: Record<string, string>) =>
  readSettings({ DATA_DIR: path.join(home, 'data'), DATA_KEY, COPY_TO: 'rclone:disk:', ...changes });

async function prepared(database: Database): Promise<void> {
  const [cipher, log] = [createCipher(DATA_KEY), createLog('silent')];
  await prepareDatabase(database, { cipher, kind: 'sandbox', log });
  for (const day of ['2026-11-28', '2026-11-29']) await open(database, `${day}T12:00:00Z`);
}

async function open({ db }: Database, at: string): Promise<void> {
  await db.execute(
    sql`insert into purchase (id, state, state_since, created_at, is_guest, bundle_name, country_code, plan, coverage,
        currency, wholesale_cents, price_cents, full_name, email, next_look_at)
      values (${randomUUID()}, 'abandoned', ${at}, ${at}, true, 'esim_1GB_7D_JP_V2', 'JP', '{}', 'JP', 'USD', 100, 200, '', '', ${at})`,
  );
}

describe('a copy of the embedded database', () => {
  it('leaves the machine as it is made, and is rehearsed in memory', async ({ skip }) => {
    if (!findProgram('rclone'))
      return skip('no rclone on this machine; `apt-get install rclone` brings it in');
    const database = await openPglite({ dump: await emptyPglite() });
    await prepared(database);
    const settings = settingsWith({});
    const made = { db: database, settings, now: () => new Date('2026-11-30T04:00:00Z') };
    expect(await backUp(made, [path.join(home, 'own')])).toContain(
      '\nsimport-20261130T040000Z.backup is at COPY_TO.\n',
    );
    expect(readdirSync(place)).toEqual(['simport-20261130T040000Z.backup']);
    expect(await rehearseForVerb(settings, [])).toMatch(TELLS);
    await expect(rehearseForVerb(settingsWith({ DATA_KEY: 'cd'.repeat(32) }), [])).rejects.toThrow(
      'The copy would not do: DATA_KEY is not the key',
    );
    // Where it cannot be sent, it is still in the folder.
    const lost = {
      ...made,
      settings: settingsWith({ COPY_TO: 'rclone:nobody:' }),
      now: () => new Date('2026-11-30T05:00:00Z'),
    };
    await expect(backUp(lost, [path.join(home, 'own')])).rejects.toThrow(/^rclone failed: /);
    expect(readdirSync(path.join(home, 'own'))).toContain('simport-20261130T050000Z.backup');
    await database.close();
    for (const name of readdirSync(place)) rmSync(path.join(place, name));
  });

  it('needs a place, and a copy in it', async ({ skip }) => {
    await expect(rehearseForVerb(readSettings({ DATA_DIR: home, DATA_KEY }), [])).rejects.toThrow(
      'COPY_TO is not set; .env.example says what it can be.',
    );
    await expect(rehearseForVerb(settingsWith({}), ['now'])).rejects.toThrow('rehearse takes no now.');
    if (!findProgram('rclone'))
      return skip('no rclone on this machine; `apt-get install rclone` brings it in');
    await expect(rehearseForVerb(settingsWith({}), [])).rejects.toThrow('There is no copy at COPY_TO yet.');
  });
});

describe.skipIf(!server || !findProgram('pg_dump') || !findProgram('rclone'))('a copy of PostgreSQL', () => {
  it('is sent, remembered, and rehearsed in a database that is gone afterwards', async () => {
    const { url, drop } = await ownAddress(server ?? '');
    const settings = settingsWith({ DATABASE_URL: url });
    const database = openPostgres({ url, directUrl: url, poolSize: 2 });
    const scratch = () =>
      askOwner(
        server ?? '',
        "select count(*)::text from pg_database where datname like 'simport\\_rehearsal%'",
      );
    try {
      await prepared(database);
      await wantJobs(database.db, COPY_JOBS);
      const file = path.join(home, COPY);
      execFileSync('pg_dump', ['--format=custom', `--file=${file}`, url]);
      expect(await sendCopyForVerb(settings, [file])).toBe(`${COPY} is at COPY_TO.`);
      const ages = new Map((await readLastDone(database.db)).map(({ job, seconds }) => [job, seconds]));
      const made = (Date.now() - Date.parse('2026-11-30T04:00:00Z')) / 1000;
      expect(Math.abs((ages.get('copy.send') ?? 0) - made)).toBeLessThan(60);

      expect(await rehearseForVerb(settings, [])).toMatch(
        new RegExp(`${TELLS.source} Nothing is missing\\.$`),
      );
      // The shop had it, and the copy does not.
      await open(database, '2026-11-28T13:00:00Z');
      await expect(rehearseForVerb(settings, [])).rejects.toThrow(
        'The copy lacks 1 of the 2 purchases that the shop had by then.',
      );
      await expect(
        rehearseForVerb(settingsWith({ DATABASE_URL: url, DATA_KEY: 'cd'.repeat(32) }), []),
      ).rejects.toThrow('The copy would not do: DATA_KEY is not the key');
      expect(await scratch()).toBe('0');

      writeFileSync(path.join(place, 'simport-20261201T040000Z.dump'), 'no dump');
      await expect(rehearseForVerb(settings, [])).rejects.toThrow(/^pg_restore failed: .*archive/);
      expect(await scratch()).toBe('0');
    } finally {
      await database.close();
      await drop();
    }
  });

  it('is refused if it is none', async () => {
    const settings = settingsWith({ DATABASE_URL: server ?? '' });
    await expect(sendCopyForVerb(settings, [])).rejects.toThrow('Name one copy, simport-<time>.dump.');
    await expect(sendCopyForVerb(settings, ['nothing.dump'])).rejects.toThrow(
      'There is no file nothing.dump.',
    );
    writeFileSync(path.join(home, 'other.dump'), '');
    await expect(sendCopyForVerb(settings, [path.join(home, 'other.dump')])).rejects.toThrow(
      /is not named as copies are/,
    );
  });
});
