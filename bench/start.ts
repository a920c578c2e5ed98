import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { built, programEnvironment, sandboxProgram, shopProgram } from '../scripts/start/programs.ts';
import { findPostgres, startPostgres } from '../test/support/database/postgres.ts';
import { freePorts } from '../test/support/machine/ports.ts';
import { ROOT } from '../test/support/machine/source-files.ts';
import { ownEnvironment, ownSettings, SHOP_PORTS } from '../test/support/shop/shop-process.ts';
import { median, secondsOf } from './figures.ts';
import type { Bench } from './figures.ts';

const ROUNDS = 5;

/** A bare process that opens an existing embedded database: no start can be faster. */
const openDatabase = `
  import { PGlite } from '@electric-sql/pglite';
  const database = new PGlite(process.argv[1]);
  await database.query('select 1');
  await database.close();`;

type Environment = Record<string, string | undefined>;

function launch(program: string, args: string[], env: Environment): ChildProcess {
  return spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function runToEnd(program: string, args: string[], env: Environment = process.env): Promise<void> {
  const [code] = (await once(launch(program, args, env), 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`);
}

/** Seconds from the start of `program` until `address` answers well; then ends it. */
async function untilAnswer(
  program: string,
  args: string[],
  env: Environment,
  address: string,
): Promise<number> {
  const started = performance.now();
  const child = launch(program, args, env);
  const ended = once(child, 'close');
  while (child.exitCode === null) {
    const answer = await fetch(address).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const seconds = (performance.now() - started) / 1000;
  if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}.`);
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

/** The environment of a separate shop, and the addresses of its parts. */
async function ownShop(dataDir: string) {
  const port = await freePorts(SHOP_PORTS);
  // A start looks whether the pages of each language are up to date.
  const { SHOP_LANGUAGES } = process.env;
  const env: Environment = { ...ownEnvironment(), ...ownSettings(port, dataDir), SHOP_LANGUAGES };
  const page = `http://localhost:${port}/`;
  return { env, page, ready: `${page}health/ready`, control: `http://127.0.0.1:${port + 1}/` };
}

/** How many seconds an operator's command takes on PostgreSQL: in its own process, and through npm. */
async function timeVerb(folder: string): Promise<{ own: number[]; npm: number[] } | null> {
  const postgres = findPostgres();
  if (postgres === undefined) return null;
  const cluster = await startPostgres(postgres);
  const { env } = await ownShop(path.join(folder, 'operator'));
  const asked = { ...env, ...programEnvironment(ROOT), DATABASE_URL: cluster.url };
  const own: number[] = [];
  const npm: number[] = [];
  try {
    await runToEnd(process.execPath, [built('operate'), 'migrate'], asked);
    await runToEnd(process.execPath, [built('operate'), 'orders'], asked);
    for (let round = 0; round < ROUNDS; round += 1) {
      own.push(await secondsOf(() => runToEnd(process.execPath, [built('operate'), 'orders'], asked)));
      npm.push(await secondsOf(() => runToEnd('npm', ['run', '--silent', 'shop', 'orders'], asked)));
    }
    return { own, npm };
  } finally {
    await cluster.stop();
  }
}

export const bench: Bench = {
  title: 'Start: from the command to the first answer, with packages, build and database in place',
  async run(report) {
    const folder = await mkdtemp(path.join(tmpdir(), 'simport-bench-'));
    const database = path.join(folder, 'database');
    const open = ['--input-type=module', '-e', openDatabase, database];
    const { env, page, ready, control } = await ownShop(path.join(folder, 'shop'));
    const production = { ...env, ...programEnvironment(ROOT), NODE_ENV: 'production' };
    const node = process.execPath;
    const start = () => untilAnswer(node, ['scripts/start.js'], env, ready);
    const times = {
      bare: [] as number[],
      opened: [] as number[],
      npm: [] as number[],
      sandbox: [] as number[],
      shop: [] as number[],
      whole: [] as number[],
    };
    try {
      const first = await start();
      await runToEnd(node, open);
      for (let round = 0; round < ROUNDS; round += 1) {
        times.bare.push(await secondsOf(() => runToEnd(node, ['-e', '0'])));
        times.opened.push(await secondsOf(() => runToEnd(node, open)));
        times.npm.push(await secondsOf(() => runToEnd('npm', ['run', '--silent', 'env'])));
        times.sandbox.push(await untilAnswer(node, sandboxProgram, production, control));
        times.shop.push(await untilAnswer(node, shopProgram(true), production, page));
        times.whole.push(await untilAnswer('npm', ['start'], env, ready));
      }
      const verb = await timeVerb(folder);
      const beside = `npm alone ${median(times.npm).toFixed(2)} s, sandbox alone ${median(times.sandbox).toFixed(2)} s`;
      const shop = { what: 'second start, the shop’s own process to its first page', unit: 's' };
      report({ ...shop, value: median(times.shop), goal: { most: 1.5 } });
      report({
        what: 'second start, `npm start` until all is ready',
        value: median(times.whole),
        unit: 's',
        goal: { most: 2.5 },
        beside,
      });
      if (verb)
        report({
          what: 'a verb of the operator’s on PostgreSQL, its own process',
          value: median(verb.own),
          unit: 's',
          goal: { most: 0.6 },
          beside: `through npm ${median(verb.npm).toFixed(2)} s`,
        });
      return [
        { name: 'Node alone, opening an embedded database', seconds: times.opened },
        { name: 'Node alone', seconds: times.bare },
        { name: 'npm alone', seconds: times.npm },
        { name: 'The sandbox', seconds: times.sandbox },
        { name: 'The shop’s own process, second start', seconds: times.shop },
        { name: 'All of it, first start (fills the catalogue)', seconds: [first] },
        { name: 'All of it, second start', seconds: times.whole },
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
