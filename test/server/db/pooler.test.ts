import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

import { createCipher } from '../../../src/server/db/cipher.ts';
import { CannotStart } from '../../../src/server/db/data-dir.ts';
import { openPostgres } from '../../../src/server/db/database.ts';
import { examineDatabase } from '../../../src/server/db/examine-database.ts';
import { migrate } from '../../../src/server/db/migrate.ts';
import { refusePooler, refuseTwoDatabases } from '../../../src/server/db/refuse-pooler.ts';
import { markDatabase } from '../../../src/server/db/shop-mark.ts';
import { findPostgres, startPostgres, unprivileged } from '../../support/database/postgres.ts';
import { freePorts } from '../../support/machine/ports.ts';
import { findProgram } from '../../support/machine/programs.ts';

/** PgBouncer before a server until the test ends. */
async function startPgbouncer(program: string, server: string, mode: string) {
  const user = unprivileged();
  const folder = mkdtempSync(path.join(tmpdir(), 'simport-pgbouncer-'));
  const port = await freePorts(1);
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=127.0.0.1 port=${new URL(server).port} user=postgres`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      `pool_mode = ${mode}`,
    ].join('\n'),
  );
  if (user) for (const each of [folder, file]) chownSync(each, user.uid, user.gid);
  const child = spawn(program, [file], { stdio: ['ignore', 'ignore', 'pipe'], ...user });
  const ended = once(child, 'close');
  let log = '';
  child.stderr.on('data', (bytes) => (log += String(bytes)));
  await expect.poll(() => log, { timeout: 20_000 }).toContain('process up');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      child.kill('SIGINT');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const key = createCipher('ab'.repeat(32));

/** What the doctor says of where two addresses lead. */
async function examined(url: string, direct?: string) {
  const settings = {
    SHOP_MODE: 'sandbox' as const,
    STRIPE_STAGING: false,
    DATABASE_POOL: 10,
    DATABASE_URL: url,
    ...(direct !== undefined && { DATABASE_DIRECT_URL: direct }),
  };
  const told: string[] = [];
  for await (const { about, light, found } of examineDatabase(settings, key))
    if (about === 'Database: way to it') told.push(`${light}: ${found}`);
  return told.join();
}

test('a pooler that shares connections is refused where there is no address past it', async ({ skip }) => {
  const [folder, program] = [findPostgres(), findProgram('pgbouncer')];
  if (!folder || !program)
    return skip('no PgBouncer or no PostgreSQL; `apt-get install postgresql pgbouncer` brings them in');
  const cluster = await startPostgres(folder);
  const sharing = await startPgbouncer(program, cluster.url, 'transaction');
  const keeping = await startPgbouncer(program, cluster.url, 'session');
  try {
    const refused = (name: string) =>
      new CannotStart(
        `${name} leads to a pooler that shares connections (PgBouncer in transaction mode, say); set DATABASE_DIRECT_URL to PostgreSQL's own address.`,
      );
    const check = (url: string, direct?: string) =>
      refusePooler({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct });
    await expect(check(sharing.url)).rejects.toThrow(refused('DATABASE_URL'));
    await expect(check(cluster.url, sharing.url)).rejects.toThrow(refused('DATABASE_DIRECT_URL'));
    for (const direct of [cluster.url, keeping.url])
      await expect(check(sharing.url, direct)).resolves.toBeUndefined();
    await expect(check(cluster.url)).resolves.toBeUndefined();
    expect(await examined(sharing.url)).toBe(`red: ${refused('DATABASE_URL').message}`);
    expect(await examined(cluster.url, sharing.url)).toBe(`red: ${refused('DATABASE_DIRECT_URL').message}`);
    expect(await examined(sharing.url, cluster.url)).toMatch(/^green: /);
    expect(await examined(cluster.url)).toMatch(/^green: /);
  } finally {
    await sharing.stop();
    await keeping.stop();
    await cluster.stop();
  }
});

test('two addresses that lead to two databases are refused', async ({ skip }) => {
  const folder = findPostgres();
  if (!folder) return skip('no PostgreSQL; `apt-get install postgresql` brings it in');
  const cluster = await startPostgres(folder);
  try {
    const other = new URL(cluster.url);
    other.pathname = '/template1';
    const refusal =
      'DATABASE_DIRECT_URL leads to another database than DATABASE_URL; let both lead to the same one.';
    const check = (url: string, direct?: string) =>
      refuseTwoDatabases({ DATABASE_URL: url, ...(direct !== undefined && { DATABASE_DIRECT_URL: direct }) });
    const mark = async (url: string) => {
      const database = openPostgres({ url, directUrl: url, poolSize: 2 });
      await migrate(database);
      await markDatabase(database, key, 'sandbox');
      await database.close();
    };
    await check(cluster.url, other.href);
    await mark(cluster.url);
    await expect(check(cluster.url, other.href)).rejects.toThrow(new CannotStart(refusal));
    await mark(other.href);
    await expect(check(cluster.url, other.href)).rejects.toThrow(new CannotStart(refusal));
    expect(await examined(cluster.url, other.href)).toBe(`red: ${refusal}`);
    await check(cluster.url, cluster.url);
    await check(cluster.url);
    expect(await examined(cluster.url, cluster.url)).toMatch(/^green: /);
  } finally {
    await cluster.stop();
  }
});
