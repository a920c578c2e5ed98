import { spawn } from 'node:child_process';

const KILL_AFTER_MS = 10_000;

/** The process group of the step that runs now, so that Ctrl-C can end it. */
let group: number | undefined;

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended already.
  }
}

/** Ends whatever step runs. */
export function endStep(signal: NodeJS.Signals): void {
  if (group !== undefined) signalGroup(group, signal);
}

/**
 * Runs one program in a process group of its own, prints what it prints, and ends the group after `limitMs`
 * milliseconds. Nothing it started outlives it.
 */
export async function runStep(
  [program = '', ...args]: string[],
  env: NodeJS.ProcessEnv,
  limitMs: number,
): Promise<'well' | 'badly' | 'too late'> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  const { pid } = child;
  group = pid;
  let isLate = false;
  const timers =
    pid === undefined
      ? []
      : [
          setTimeout(() => {
            isLate = true;
            signalGroup(pid, 'SIGTERM');
          }, limitMs),
          setTimeout(() => signalGroup(pid, 'SIGKILL'), limitMs + KILL_AFTER_MS),
        ];
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('close', (exit) => resolve(exit));
  });
  for (const timer of timers) clearTimeout(timer);
  if (pid !== undefined) signalGroup(pid, 'SIGKILL');
  group = undefined;
  if (isLate) return 'too late';
  return code === 0 ? 'well' : 'badly';
}
