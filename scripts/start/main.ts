import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { endWithParent } from '../../src/server/core/end-with-parent.ts';
import { refuseOldNode } from '../../src/server/core/refuse-old-node.ts';
import { readSettings, WrongSettings } from '../../src/server/core/settings/env.ts';
import type { Settings } from '../../src/server/core/settings/env.ts';
import { CannotStart, lockDataDir } from '../../src/server/db/data-dir.ts';
import type { Line } from './child.ts';
import { consoleLink } from './console-link.ts';
import { greeting } from './greeting.ts';
import { asSentence, shown, startNews } from './log-lines.ts';
import { numberProblem, takenProblem, wantedPorts } from './ports.ts';
import { programEnvironment } from './programs.ts';
import { Running } from './running.ts';

refuseOldNode();
endWithParent();
const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
const isDev = process.argv.includes('--dev');

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Checks everything that can be known before a process is started; what fails, it explains in one sentence. */
async function readyToStart(): Promise<Settings> {
  try {
    const wanted = wantedPorts();
    const problem = numberProblem(wanted);
    if (problem) refuse(problem);
    const settings = readSettings(process.env);
    const taken = await takenProblem(wanted);
    if (taken) refuse(taken);
    // Shop and sandbox share the data folder: neither may touch it while another shop uses it.
    lockDataDir(settings.DATA_DIR).release();
    return settings;
  } catch (error) {
    if (error instanceof WrongSettings || error instanceof CannotStart) refuse(asSentence(error.message));
    throw error;
  }
}

/** The address at which this machine reaches the shop. */
function hostOf({ HOST: host = 'localhost' }: Settings): string {
  return host.includes(':') ? `[${host}]` : host;
}

const settings = await readyToStart();
const environment = {
  ...process.env,
  ...programEnvironment(root),
  NODE_ENV: isDev ? 'development' : 'production',
};
const running = new Running(root, environment, { isDev, drainSeconds: settings.DRAIN_SECONDS });
const isFirstStart = !existsSync(path.join(settings.DATA_DIR, 'sandbox'));
const showsAll = settings.SHOP_MODE === 'live' || Boolean(process.env['LOG_LEVEL']);

let firstSignal = 0;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // Ctrl-C arrives twice at once, from the terminal and from npm; only a later one means "now".
    if (firstSignal !== 0 && Date.now() - firstSignal > 1000) {
      running.kill();
      process.exit(130);
    }
    if (firstSignal !== 0) return;
    firstSignal = Date.now();
    console.log('\nStopping ... (Ctrl-C once more ends it at once)');
    void running.stop().then(() => process.exit(0));
  });
}

const show = (name: string, line: Line) => {
  const text = shown(line, name, showsAll);
  if (text !== undefined) console.log(text);
};

let lastNews = 0;
/** The catalogue's news arrives page by page; one line a second is enough. */
function isDue(): boolean {
  if (Date.now() - lastNews < 1000) return false;
  lastNews = Date.now();
  return true;
}

try {
  running.onLine = (name, line) => {
    const news = startNews(line);
    if (news !== undefined && isDue()) console.log(`· ${news}`);
    else if (isDev) show(name, line);
  };
  const startShop = () => {
    console.log('· Starting the shop ...');
    return running.startShop(`http://${hostOf(settings)}:${settings.PORT}/health/ready`);
  };
  if (settings.SHOP_MODE === 'sandbox') {
    console.log('· Starting the sandbox ...');
    const sandbox = running.startSandbox();
    // Only a shop without a catalogue needs its wholesaler before it is ready.
    if (isFirstStart) await sandbox;
    await Promise.all([sandbox, startShop()]);
  } else await startShop();
  running.onLine = show;
  // With hot reload there are only the shop's own pages.
  const hasConsole = settings.SHOP_MODE === 'sandbox' && !isDev;
  console.log(greeting(settings, hasConsole ? await consoleLink(root, environment) : null));
  await running.firstToEnd();
  throw new Error('Ended by itself.');
} catch (error) {
  // A child that ends while everything is being stopped has not failed: the signal's handler ends this process.
  if (!running.isStopping) {
    const why = running.explain(error);
    await running.stop();
    console.error(why);
    process.exit(1);
  }
}
