import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Child, waitForAnswer } from '../../scripts/start/child.ts';
import { noSettings } from './no-settings.ts';
import { freePorts } from './ports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface RunningShop {
  baseUrl: string;
  sandbox: { control: string; stripe: string; esimGo: string };
  /** The data folder of shop and sandbox. */
  dataDir: string;
  /** Sends `signal` to the shop and resolves when it has ended; the sandbox lives on. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Starts the shop again on the same port and data, and resolves when it is ready. */
  restart(): Promise<void>;
  /** What the shop and the sandbox printed since the start. */
  logs(): string;
  stop(): Promise<void>;
}

/** What a process needs from the machine; settings of the developer's own shop stay out. */
function machineEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'SSL_CERT_FILE'];
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}

type Given = Record<string, string>;

/**
 * The built app as a user runs it: `src/server/main.ts` and `src/sandbox/main.ts` as processes with
 * NODE_ENV=production, on free ports and a data folder of their own. `npm run build` comes first.
 */
export async function startRunningShop(
  options: { env?: Given | ((sandbox: RunningShop['sandbox']) => Given); databaseUrl?: string } = {},
): Promise<RunningShop> {
  const first = await freePorts(7);
  const [sandboxPort, smtpPort] = [first + 1, first + 6];
  const at = (offset: number) => `http://127.0.0.1:${sandboxPort + offset}`;
  const addresses = { control: at(0), stripe: at(1), esimGo: at(3) };
  const dataDir = await mkdtemp(join(tmpdir(), 'simport-'));
  const baseUrl = `http://localhost:${first}`;
  const env: NodeJS.ProcessEnv = {
    ...machineEnvironment(),
    ...noSettings(),
    NODE_ENV: 'production',
    PORT: String(first),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    DATA_DIR: dataDir,
    ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
    ...(typeof options.env === 'function' ? options.env(addresses) : options.env),
  };

  const past: Child[] = [];
  const launch = (name: string, file: string) => {
    const child = new Child(name, [file], { cwd: root, env, ownSession: false });
    past.push(child);
    return child;
  };
  const logs = () =>
    past.flatMap(({ name, lines }) => lines.map(({ text }) => `${name}: ${text}`)).join('\n');

  const sandbox = launch('sandbox', 'src/sandbox/main.ts');
  let shop: Child | undefined;
  const openShop = async () => {
    shop = launch('shop', 'src/server/main.ts');
    await waitForAnswer(`${baseUrl}/health/ready`, shop, 180_000);
  };
  const stop = async () => {
    if (shop?.running) await shop.stop();
    if (sandbox.running) await sandbox.stop();
    await rm(dataDir, { recursive: true, force: true });
  };

  try {
    await sandbox.waitForLine(/^sandbox ready /);
    await openShop();
  } catch (error) {
    const printed = logs();
    await stop();
    throw new Error(`${String(error)}\n${printed}`, { cause: error });
  }

  return {
    baseUrl,
    sandbox: addresses,
    dataDir,
    kill: async (signal) => {
      shop?.kill(signal);
      await shop?.exited;
    },
    restart: openShop,
    logs,
    stop,
  };
}
