import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** It draws what strangers typed: of the settings it gets none, and of the environment what Node itself reads. */
const ENVIRONMENT = /^(?:PATH|HOME|TMPDIR|TZ|LANG|LC_\w+|NODE_ENV|NODE_COMPILE_CACHE|MALLOC_\w+)$/;
/** As the shop's own (scripts/start/programs.ts): new objects get 4 MB at a time instead of 64, and old ones are collected sooner. */
const FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=50'];
const LEASH = ['setpriv', '--pdeathsig', 'KILL', '--'] as const;

/** Another Node that runs `entry`, to talk with by messages. It ends with this process, whatever ends that one. */
export function startProcess(entry: URL): ChildProcess {
  const [command, ...words] = [...leash(), process.execPath, ...FLAGS, fileURLToPath(entry)];
  return spawn(command, words, {
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => ENVIRONMENT.test(name))),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
}

let found: readonly string[] | undefined;

/**
 * Linux ends it as this process ends. It does so by itself, too, when nobody listens any more (`drawing-worker.ts`), but not while
 * it hangs in a loop. Tried out once: the program of that name that small systems have does not know how.
 */
function leash(): readonly string[] {
  const tried = () => spawnSync(LEASH[0], [...LEASH.slice(1), LEASH[0], '--version'], { stdio: 'ignore' });
  found ??= tried().status === 0 ? LEASH : [];
  return found;
}
