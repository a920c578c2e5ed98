import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, it } from 'vitest';

import { findPostgres } from '../../support/database/postgres.ts';
import { isLong } from '../../support/machine/long.ts';

const run = promisify(execFile);
const MOUNT = 'mount -t tmpfs -o size=120m tmpfs "$0"';
const canMount = spawnSync('unshare', ['-m', 'sh', '-c', MOUNT, tmpdir()]).status === 0;

const AGAIN =
  'We can’t answer right now. Please try again in a moment. You’re never charged twice for one purchase.';
/** Nobody had to act, and nobody was told anything else. */
const ends = {
  before: { ready: 200, begun: 200 },
  during: {
    ready: 503,
    begun: { status: 503, code: 'unavailable', error: AGAIN },
    completed: 503,
    wrong: [],
  },
  after: { ready: true, begun: true, delivered: true },
  unexpected: 0,
};
const withAlert = { ...ends, alerts: 1, mails: ['Simport: The database couldn’t be written'] };

/** What a working shop saw when the small disk of its database ran full. */
async function fullDisk(kind: 'embedded' | 'data' | 'wal'): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'simport-full-'));
  const program = 'exec "$1" test/support/shop/full-disk-shop.ts "$0" "$2"';
  const command = ['-m', 'sh', '-c', `${MOUNT} && ${program}`, folder, process.execPath, kind];
  try {
    const { stdout } = await run('unshare', command, { timeout: 280_000 });
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  } finally {
    await rm(folder, { recursive: true });
  }
}

// With PostgreSQL available, live shops run on it.
it.skipIf(!canMount || (findPostgres() && !isLong))(
  'a disk that runs full is an outage that ends by itself (tested in the long form, or without PostgreSQL)',
  { timeout: 300_000 },
  async () => {
    expect(await fullDisk('embedded')).toEqual(withAlert);
  },
);

it.skipIf(!canMount || !findPostgres())(
  'so is one of PostgreSQL (tested where it is installed, and a small disk can be mounted)',
  { timeout: 300_000 },
  async () => {
    expect(await fullDisk('data')).toEqual(withAlert);
  },
);

it.skipIf(!canMount || !findPostgres() || !isLong)(
  'a full log of changes ends the server of PostgreSQL: an outage as well (tested in the long form)',
  { timeout: 300_000 },
  async () => {
    expect(await fullDisk('wal')).toMatchObject(ends);
  },
);
