import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { asOwner, askOwner } from '../test/support/database/postgres-owner.ts';
import { type Cluster, unprivileged } from '../test/support/database/postgres.ts';
import type { RunningShop } from '../test/support/shop/running-shop.ts';

/** A way to back up and restore a database, as `docs/upgrades.md` describes it. */
export interface Copies {
  /** While the shop sells. */
  make(): Promise<void>;
  /** While no process of the shop runs. */
  destroyAndRestore(): Promise<void>;
}

const DOCUMENT = path.join(import.meta.dirname, '../docs/upgrades.md');

/** The commands under a heading of the document, block by block: the drill runs what the document says. */
function blocksUnder(heading: string): string[] {
  const text = readFileSync(DOCUMENT, 'utf8');
  const section = text.split(`\n#### ${heading}\n`)[1]?.split(/\n#{2,4} /)[0] ?? '';
  return [...section.matchAll(/\n```\w*\n(.*?)\n```/gs)].map(([, block = '']) => block);
}

/** As PostgreSQL's own user, who may do anything there. */
function run(commands: string, env: Record<string, string>): void {
  const done = spawnSync('sh', ['-e', '-c', commands], {
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', ...env },
    cwd: env['HOME'],
    encoding: 'utf8',
    ...unprivileged(),
  });
  if (done.status !== 0) throw new Error(`${commands}\n${done.stdout}${done.stderr}`);
}

/** `shop backup` and `shop restore`. */
export function embeddedCopies(shop: RunningShop, home: string): Copies {
  return {
    make: async () => void (await shop.operate('backup', home)),
    async destroyAndRestore() {
      rmSync(path.join(shop.dataDir, 'db'), { recursive: true });
      const [file = ''] = readdirSync(home);
      await shop.operate('restore', path.join(home, file));
    },
  };
}

/** @param url the shop's database, with its owner's rights */
export function dumpedCopies({ url: server }: Cluster, url: string, home: string): Copies {
  const { hostname, port, username } = new URL(server);
  const env = { HOME: home, DATABASE_URL: url, PGHOST: hostname, PGPORT: port, PGUSER: username };
  const [copy = '', restore = ''] = blocksUnder('pg_dump');
  return {
    make: async () => run(copy, env),
    async destroyAndRestore() {
      await asOwner(url, 'drop schema pgboss cascade');
      await asOwner(url, 'drop schema public cascade');
      run(restore, env);
    },
  };
}

/** The server archives its log of changes, too: a restore loses only those sales after the copy that were not archived yet. */
export async function archivedCopies(cluster: Cluster, home: string): Promise<Copies> {
  const data = await askOwner(cluster.url, 'show data_directory');
  const [config = '', archive = '', prepare = '', copy = '', restore = ''] = blocksUnder('pgBackRest');
  const file = path.join(home, 'pgbackrest.conf');
  const places = ['log-path', 'lock-path', 'spool-path'].map((name) => `${name}=${home}\n`).join('');
  const { port } = new URL(cluster.url);
  const text = config
    .replace('[global]\n', `[global]\n${places}`)
    .replace('/var/lib/pgbackrest', path.join(home, 'repository'))
    .replace('/var/lib/postgresql/15/main', `${data}\npg1-port=${port}\npg1-socket-path=${data}`);
  writeFileSync(file, text, { mode: 0o644 });
  const withConfig = (commands: string) => commands.replaceAll('pgbackrest ', `pgbackrest --config=${file} `);
  const env = { HOME: home };
  for (const statement of withConfig(archive).split(';\n')) await asOwner(cluster.url, statement);
  await cluster.goAway();
  await cluster.comeBack();
  run(withConfig(prepare), env);
  return {
    async make() {
      run(withConfig(copy), env);
      await asOwner(cluster.url, 'select pg_switch_wal()');
    },
    async destroyAndRestore() {
      await cluster.goAway('immediate');
      for (const name of readdirSync(data)) rmSync(path.join(data, name), { recursive: true });
      run(withConfig(restore), env);
      await cluster.comeBack();
    },
  };
}
