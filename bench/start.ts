import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { noSettings } from '../test/support/machine/no-settings.ts';
import { freePorts } from '../test/support/machine/ports.ts';
import { secondsOf } from './figures.ts';
import type { Bench } from './figures.ts';

const root = path.resolve(import.meta.dirname, '..');
const ROUNDS = 5;

/** A bare process that opens an embedded database which exists already: what no start can be faster than. */
const openDatabase = `
  import { PGlite } from '@electric-sql/pglite';
  const database = new PGlite(process.argv[1]);
  await database.query('select 1');
  await database.close();`;

async function runNode(args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`node ${args[0]} ended with ${code}`);
}

/** Seconds from the command to the first good answer of the shop; then ends it again. */
async function start(dataDir: string): Promise<number> {
  const port = await freePorts(7);
  const env = {
    ...process.env,
    ...noSettings(),
    PORT: String(port),
    SANDBOX_PORT: String(port + 1),
    SANDBOX_SMTP_PORT: String(port + 6),
    DATA_DIR: dataDir,
  };
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/start.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  while (child.exitCode === null) {
    const answer = await fetch(`http://localhost:${port}/health/ready`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const seconds = (performance.now() - started) / 1000;
  if (child.exitCode !== null) throw new Error('The shop did not start.');
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

export const bench: Bench = {
  title: 'From `npm start` to a ready shop, with packages, build and database in place (aim: 5 s on 2 cores)',
  async run() {
    const folder = await mkdtemp(path.join(tmpdir(), 'simport-bench-'));
    const dataDir = path.join(folder, 'shop');
    const database = path.join(folder, 'database');
    const open = ['--input-type=module', '-e', openDatabase, database];
    const [bare, opened, ready]: [number[], number[], number[]] = [[], [], []];
    try {
      const first = await start(dataDir);
      await runNode(open);
      for (let round = 0; round < ROUNDS; round += 1) {
        bare.push(await secondsOf(() => runNode(['-e', '0'])));
        opened.push(await secondsOf(() => runNode(open)));
        ready.push(await start(dataDir));
      }
      return [
        { name: 'Node alone, opening an embedded database', seconds: opened },
        { name: 'Node alone', seconds: bare },
        { name: 'Simport, first start (fills the catalogue)', seconds: [first] },
        { name: 'Simport, second start', seconds: ready },
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
