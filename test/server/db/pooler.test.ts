import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

import { CannotStart } from '../../../src/server/db/data-dir.ts';
import { refusePooler } from '../../../src/server/db/refuse-pooler.ts';
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
  } finally {
    await sharing.stop();
    await keeping.stop();
    await cluster.stop();
  }
});
