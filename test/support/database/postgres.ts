import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { Client } from 'pg';

import { freePorts } from '../machine/ports.ts';

/** The folder with `initdb` and `postgres`: the newest of Debian's, or one in PATH; undefined if there is none. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = (() => {
    try {
      return readdirSync(debian).toSorted((one, other) => Number(other) - Number(one));
    } catch {
      return [];
    }
  })();
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return true;
      } catch {
        return false;
      }
    }),
  );
}

/** PostgreSQL refuses to run as root; then it runs as the system's `postgres` or `nobody`. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = ['postgres', 'nobody'].map((name) => users.find((fields) => fields[0] === name)).find(Boolean);
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

export interface Cluster {
  /** The superuser's address of the database `postgres`; tests make their own databases beside it. */
  url: string;
  /** Shuts the server down and cuts all connections; its data stays. `immediate`: without a clean shutdown. */
  goAway(how?: 'fast' | 'immediate'): Promise<void>;
  /** Kills all its processes (SIGKILL), like a failure of its machine. */
  crash(): Promise<void>;
  /** Starts it again on the same port if it does not run. */
  comeBack(): Promise<void>;
  /** Suspends and resumes all its processes: connections stay open, and nobody answers. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Milliseconds of processor time that all its processes have used, those that have ended included. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts a throw-away PostgreSQL in a temporary folder; nothing of it outlives `stop`.
 * @param options.keepsCommits what was committed outlives a crash of the server, as it must in life
 * @param options.standbyOf the address of a server, or of a way to it, that this one follows as a standby of the name `standby`
 * @param options.dataIn where the data lies, instead of among the temporary files; `walIn` the same for its log of changes
 */
export async function startPostgres(
  folder: string,
  options: { keepsCommits?: boolean; standbyOf?: string; dataIn?: string; walIn?: string } = {},
): Promise<Cluster> {
  const user = unprivileged();
  const own = (parent: string) => {
    const made = mkdtempSync(join(parent, 'simport-postgres-'));
    if (user) chownSync(made, user.uid, user.gid);
    return made;
  };
  const data = own(options.dataIn ?? tmpdir());
  const wal = options.walIn === undefined ? null : own(options.walIn);
  const launch = (name: string, args: string[]) => {
    const child = spawn(join(folder, name), args, {
      cwd: data,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', HOME: data },
      ...user,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
    }
    return { child, output: () => output };
  };

  const making = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  // Small segments, as there may be little room on that disk.
  if (wal !== null) making.push('--waldir', wal, '--wal-segsize=1');
  const maker =
    options.standbyOf === undefined
      ? launch('initdb', making)
      : launch('pg_basebackup', [
          '--write-recovery-conf',
          '--wal-method=stream',
          '--checkpoint=fast',
          '--no-sync',
          `--pgdata=${data}`,
          `--dbname=${options.standbyOf}?application_name=standby`,
        ]);
  const [code] = (await once(maker.child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`no data for PostgreSQL: ${maker.output()}`);

  const port = await freePorts(1);
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: data,
    max_connections: '300',
    // The data is thrown away, so nothing needs to survive a crash of the machine.
    fsync: 'off',
    synchronous_commit: options.keepsCommits ? 'on' : 'off',
    full_page_writes: 'off',
    // A standby that was away finds the changes it missed.
    wal_keep_size: '256MB',
  };
  const start = () => {
    const server = launch('postgres', [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]);
    return { ...server, ended: once(server.child, 'close') };
  };
  let server = start();
  const goAway = async (how = 'fast') => {
    server.child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await server.ended;
  };
  const parentId = () => {
    const { pid } = server.child;
    if (pid === undefined) throw new Error('PostgreSQL is not running');
    return pid;
  };
  /** The server has a process for each connection. The parent comes first, so that it starts no others meanwhile. */
  const signalAll = async (signal: NodeJS.Signals) => {
    const parent = parentId();
    // What it has begun by now is found by its parent, also once that has ended.
    process.kill(parent, signal === 'SIGKILL' ? 'SIGSTOP' : signal);
    for (const name of await readdir('/proc')) {
      if ((await fieldsOf(name))[PARENT] === String(parent)) process.kill(Number(name), signal);
    }
  };
  const crash = async () => {
    await signalAll('SIGKILL');
    server.child.kill('SIGKILL');
    await server.ended;
  };
  const cpuMs = async () => {
    const parent = String(parentId());
    let units = 0;
    for (const name of await readdir('/proc')) {
      const fields = await fieldsOf(name);
      // Of the parent also what its children used that have ended.
      if (name === parent) units += sumOf(fields.slice(USED, USED + 4));
      else if (fields[PARENT] === parent) units += sumOf(fields.slice(USED, USED + 2));
    }
    return units * MS_PER_UNIT;
  };
  const stop = async () => {
    if (server.child.exitCode === null && server.child.signalCode === null) await goAway();
    for (const folder of [data, ...(wal === null ? [] : [wal])])
      await rm(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const accept = async () => {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const client = new Client({ connectionString: url });
      try {
        await client.connect();
        await client.end();
        return;
      } catch {
        if (server.child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${server.output()}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    await stop();
    throw new Error(`PostgreSQL did not accept connections: ${server.output()}`);
  };
  const comeBack = async () => {
    if (server.child.exitCode !== null || server.child.signalCode !== null) server = start();
    await accept();
  };

  await accept();
  const freeze = () => signalAll('SIGSTOP');
  const thaw = () => signalAll('SIGCONT');
  return { url, goAway, crash, comeBack, freeze, thaw, cpuMs, stop };
}

/** Of what the system says of a process, behind its name. */
const PARENT = 1;
/** User and system time, its own, then of its children that have ended. */
const USED = 11;
const MS_PER_UNIT = 10;

/** None for what is no process, or no more. */
async function fieldsOf(name: string): Promise<string[]> {
  const stat = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : '';
  return stat === '' ? [] : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const sumOf = (values: string[]) => values.reduce((sum, value) => sum + Number(value), 0);
