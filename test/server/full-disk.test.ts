import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, it } from 'vitest';

const run = promisify(execFile);
const MOUNT = 'mount -t tmpfs -o size=120m tmpfs "$0"';
const canMount = spawnSync('unshare', ['-m', 'sh', '-c', MOUNT, tmpdir()]).status === 0;

it.skipIf(!canMount)(
  'a disk that runs full is an outage that ends by itself (tested where a small one can be mounted)',
  { timeout: 300_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'simport-full-'));
    const program = 'exec "$1" test/support/full-disk-shop.ts "$0"';
    const command = ['-m', 'sh', '-c', `${MOUNT} && ${program}`, folder, process.execPath];
    const { stdout } = await run('unshare', command, { timeout: 280_000 });
    await rm(folder, { recursive: true });
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
      before: { ready: 200, begun: 200 },
      during: {
        ready: 503,
        begun: {
          status: 503,
          code: 'unavailable',
          error: 'The shop cannot answer right now. Please try again in a moment. No payment is taken twice.',
        },
        alerts: 1,
        live: 200,
      },
      after: { ready: 200, begun: 200 },
      mails: ['Simport: The database could not be written'],
    });
  },
);
