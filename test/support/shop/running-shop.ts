import { cp, mkdtemp, readdir, rm, chown } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Child, waitForAnswer } from '../../../scripts/start/child.ts';
import { built, programEnvironment, sandboxProgram, shopProgram } from '../../../scripts/start/programs.ts';
import { preparedFolder } from '../database/prepared-database.ts';
import { freePorts } from '../machine/ports.ts';
import { ROOT } from '../machine/source-files.ts';
import { launch, ownSettings, printedBy, SHOP_PORTS } from './shop-process.ts';

export interface RunningShop {
  baseUrl: string;
  /** Addresses of all processes. */
  addresses: string[];
  /** Of those that answer visitors; `baseUrl` is the first. */
  webs: string[];
  /** How many processes it is. */
  size: number;
  /** Ids of the processes that run now. */
  readonly pids: readonly number[];
  sandbox: { control: string; stripe: string; paypal: string; esimGo: string };
  /** The data folder of shop and sandbox. */
  dataDir: string;
  /** Sends `signal` to the shop, or to some of its processes, and resolves when they have ended; the sandbox lives on. */
  kill(signal: NodeJS.Signals, which?: readonly number[]): Promise<void>;
  /** Starts what has ended of the shop again on the same ports and data, and resolves when it is ready. */
  restart(): Promise<void>;
  /** What is started from now on, the operator too, is the built app in another folder. */
  moveTo(folder: string): void;
  /** What `npm run shop -- <words>` prints. */
  operate(...words: string[]): Promise<string>;
  /** What the shop and the sandbox printed since the start. */
  logs(): string;
  stop(): Promise<void>;
}

type Given = Record<string, string>;
type Role = 'web' | 'worker';

/**
 * The built app as a user runs it: shop and sandbox as processes with NODE_ENV=production, on free ports and a data folder of their own. `npm run build` comes first.
 */
export async function startRunningShop(
  options: {
    env?: Given | ((sandbox: RunningShop['sandbox']) => Given);
    /** Besides, for each process of the shop by its place in `roles`. */
    ownEnv?: (index: number, sandbox: RunningShop['sandbox']) => Given;
    /** One for all processes, or one for each; the operator takes the first. */
    databaseUrl?: string | readonly string[];
    /** A process for each, instead of one that does everything; the first is a web. */
    roles?: readonly Role[];
    /** Where the built app lies, if not in the checkout, and the user it runs as. */
    place?: { folder: string; uid: number | undefined };
    /** Where the sandbox lies, if not there too. */
    sandboxIn?: string;
    /** Called once it has stopped. */
    onStopped?: () => Promise<void>;
  } = {},
): Promise<RunningShop> {
  const roles = options.roles ?? [null];
  const first = await freePorts(SHOP_PORTS - 1 + roles.length);
  const at = (offset: number) => `http://127.0.0.1:${first + 1 + offset}`;
  const addresses = { control: at(0), stripe: at(1), paypal: at(2), esimGo: at(3) };
  const dataDir = await mkdtemp(join(tmpdir(), 'simport-'));
  const prepared = options.databaseUrl === undefined ? preparedFolder() : undefined;
  if (prepared !== undefined) await cp(prepared, join(dataDir, 'db'), { recursive: true });
  const uid = options.place?.uid;
  let folder = options.place?.folder ?? ROOT;
  if (uid !== undefined) await give(dataDir, uid);
  const baseUrl = `http://localhost:${first}`;
  const env: Given = {
    NODE_ENV: 'production',
    ...ownSettings(first, dataDir),
    BASE_URL: baseUrl,
    ...programEnvironment(uid === undefined ? folder : dataDir),
    ...(typeof options.env === 'function' ? options.env(addresses) : options.env),
  };

  const databaseOf = (index: number) => {
    const url = typeof options.databaseUrl === 'object' ? options.databaseUrl[index] : options.databaseUrl;
    return url === undefined ? {} : { DATABASE_URL: url };
  };
  const past: Child[] = [];
  const open = (name: string, command: string[], settings: Given = {}, cwd = folder) => {
    const child = launch(name, command, { ...env, ...databaseOf(0), ...settings }, { cwd, uid });
    past.push(child);
    return child;
  };
  const logs = () =>
    past.flatMap(({ name, lines }) => lines.map(({ text }) => `${name}: ${text}`)).join('\n');

  const portOf = (index: number) => (index === 0 ? first : first + SHOP_PORTS - 1 + index);
  const sandbox = open('sandbox', sandboxProgram, {}, options.sandboxIn);
  const processes: (Child | undefined)[] = roles.map(() => undefined);
  const openShop = async () => {
    const waits = roles.map(async (role, index) => {
      if (processes[index]?.running) return;
      const program = shopProgram(options.databaseUrl === undefined);
      const command = [...program, ...(role ? [`--only=${role}`] : [])];
      const child = open(role ?? 'shop', command, {
        ...databaseOf(index),
        PORT: String(portOf(index)),
        ...options.ownEnv?.(index, addresses),
      });
      processes[index] = child;
      await waitForAnswer(`http://localhost:${portOf(index)}/health/ready`, child, 180_000);
    });
    await Promise.all(waits);
  };
  const operate = async (...words: string[]) => {
    const child = open('operator', [built('operate'), ...words]);
    const { code } = await child.exited;
    const output = printedBy(child);
    if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${output}`);
    return output;
  };
  const stop = async () => {
    await Promise.all(processes.filter((child) => child?.running).map(async (child) => child?.stop()));
    if (sandbox.running) await sandbox.stop();
    await rm(dataDir, { recursive: true, force: true });
    await options.onStopped?.();
  };

  try {
    await sandbox.waitForLine(/^sandbox ready /);
    // Processes of a shop that runs as several change nothing of the schema.
    if (options.roles) await operate('migrate');
    await openShop();
  } catch (error) {
    const printed = logs();
    await stop();
    throw new Error(`${String(error)}\n${printed}`, { cause: error });
  }

  return {
    baseUrl,
    addresses: roles.map((_, index) => `http://localhost:${portOf(index)}`),
    webs: roles.flatMap((role, index) => (role === 'worker' ? [] : [`http://localhost:${portOf(index)}`])),
    size: roles.length,
    get pids() {
      return processes.flatMap((child) => (child?.running && child.pid ? [child.pid] : []));
    },
    sandbox: addresses,
    dataDir,
    kill: async (signal, which = processes.map((_, index) => index)) => {
      const meant = which.map((index) => processes[index]);
      for (const child of meant) child?.kill(signal);
      await Promise.all(meant.map(async (child) => child?.exited));
    },
    restart: openShop,
    moveTo: (to) => void (folder = to),
    operate,
    logs,
    stop,
  };
}

/** Makes `uid` the owner of a folder and of all in it. */
async function give(folder: string, uid: number): Promise<void> {
  const inside = await readdir(folder, { recursive: true });
  for (const name of ['.', ...inside]) await chown(join(folder, name), uid, uid);
}
