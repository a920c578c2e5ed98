import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import pg from 'pg';

import { freePorts } from '../machine/ports.ts';
import { unprivileged } from './postgres.ts';

export interface Pooler {
  /** For any database of the server behind it: its database name is one of theirs. */
  url: string;
  /** How many connections to the server it holds for its clients. */
  servers(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Runs PgBouncer before a server, until it is stopped.
 * @param more lines for its settings
 */
export async function startPgbouncer(
  program: string,
  server: string,
  mode: 'session' | 'transaction',
  more: readonly string[] = [],
): Promise<Pooler> {
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
      'admin_users = postgres',
      ...more,
    ].join('\n'),
  );
  if (user) for (const each of [folder, file]) chownSync(each, user.uid, user.gid);
  const child = spawn(program, [file], { stdio: ['ignore', 'ignore', 'pipe'], ...user });
  const ended = once(child, 'close');
  let log = '';
  const up = new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (bytes) => {
      log += String(bytes);
      if (log.includes('process up')) resolve();
    });
    void ended.then(() => reject(new Error(`PgBouncer ended: ${log}`)));
  });
  await up;
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    async servers() {
      const admin = new pg.Client({ connectionString: url.replace(/postgres$/, 'pgbouncer') });
      await admin.connect();
      const { rows } = await admin.query('show servers');
      await admin.end();
      return rows.length;
    },
    async stop() {
      child.kill('SIGINT');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
