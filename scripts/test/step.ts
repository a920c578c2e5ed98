import { spawn } from 'node:child_process';

const KILL_AFTER_MS = 10_000;

/** The process groups of the running steps, so that Ctrl-C can end them. */
const groups = new Set<number>();

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended already.
  }
}

/** Ends all running steps. */
export function endSteps(signal: NodeJS.Signals): void {
  for (const group of groups) signalGroup(group, signal);
}

/** Ends a step for its silence, not for its length: it may only be slow because the machine is busy. */
class Silence {
  #timers: NodeJS.Timeout[] = [];
  isOver = false;
  readonly #pid: number;
  readonly #quietMs: number;

  constructor(pid: number, quietMs: number) {
    this.#pid = pid;
    this.#quietMs = quietMs;
    this.broken();
  }

  /** Something was printed: the silence starts again. */
  broken(): void {
    if (this.isOver) return;
    this.end();
    this.#timers = [
      setTimeout(() => {
        this.isOver = true;
        signalGroup(this.#pid, 'SIGTERM');
      }, this.#quietMs),
      setTimeout(() => signalGroup(this.#pid, 'SIGKILL'), this.#quietMs + KILL_AFTER_MS),
    ];
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

/** Runs a program, and writes the processor time of it and everything it waited for to a third stream (POSIX `times`). */
const TIMED = '"$@" 3>&-; code=$?; times >&3; exit $code';

/** Reads the output of `times`: user and system seconds of the shell, and on the next line those of its children. */
export function coreSecondsOf(times: string): number {
  const all = [...times.matchAll(/(\d+)m([\d.]+)s/g)];
  return all.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

export interface StepEnd {
  outcome: 'well' | 'badly' | 'stalled';
  /** User and system time of the step and everything it waited for; 0 if it was killed. */
  coreSeconds: number;
}

/**
 * Runs one program in its own process group, and ends the group once it has printed nothing for `quietMs` milliseconds. Nothing
 * that it started survives it.
 * @param print gets its output as it comes
 */
export async function runStep(
  step: string[],
  env: NodeJS.ProcessEnv,
  quietMs: number,
  print: (chunk: string | Buffer) => void = (chunk) => process.stdout.write(chunk),
): Promise<StepEnd> {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  const child = spawn('sh', ['-c', TIMED, 'sh', ...step], {
    env: { ...env, ...colour },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  let times = '';
  child.stdio[3]?.on('data', (chunk: Buffer) => (times += chunk.toString()));
  const { pid } = child;
  if (pid !== undefined) groups.add(pid);
  const silence = pid === undefined ? undefined : new Silence(pid, quietMs);
  for (const from of [child.stdout, child.stderr]) {
    from?.on('data', (chunk: Buffer) => {
      silence?.broken();
      print(chunk);
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      print(`${error.message}\n`);
      resolve(1);
    });
    // Processes it started may hold its output open; nobody waits for them.
    child.once('exit', () => {
      if (pid !== undefined) signalGroup(pid, 'SIGKILL');
    });
    child.once('close', (exit) => resolve(exit));
  });
  silence?.end();
  if (pid !== undefined) groups.delete(pid);
  const coreSeconds = coreSecondsOf(times);
  if (silence?.isOver) return { outcome: 'stalled', coreSeconds };
  return { outcome: code === 0 ? 'well' : 'badly', coreSeconds };
}
