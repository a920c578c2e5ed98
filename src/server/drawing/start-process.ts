import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** It draws text from strangers: it gets none of the settings, and only the environment that Node itself reads. */
const ENVIRONMENT = /^(?:PATH|HOME|TMPDIR|TZ|LANG|LC_\w+|NODE_ENV|NODE_COMPILE_CACHE|MALLOC_\w+)$/;
/**
 * As for the shop (scripts/start/programs.ts): new objects get 4 MB at a time instead of 64, and old ones are collected sooner.
 */
const FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=50'];
const LEASH = ['setpriv', '--pdeathsig', 'KILL', '--'] as const;

/** Starts another Node that runs `entry` and talks by messages. It ends with this process, however this one ends. */
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
 * Linux ends the child when this process ends. The child also ends itself when nobody listens any more (`drawing-worker.ts`), but
 * not while stuck in a loop. Tried once, because the `setpriv` of small systems lacks this option.
 */
function leash(): readonly string[] {
  const tried = () => spawnSync(LEASH[0], [...LEASH.slice(1), LEASH[0], '--version'], { stdio: 'ignore' });
  found ??= tried().status === 0 ? LEASH : [];
  return found;
}
