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

/** A step that only lost its time to other work on the machine is left alone: silence ends it, not its length. */
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

  /** Something was printed: the time of silence begins anew. */
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

/**
 * Runs one program in a process group of its own, prints what it prints, and ends the group once it has printed
 * nothing for `quietMs` milliseconds. Nothing it started outlives it.
 */
export async function runStep(
  [program = '', ...args]: string[],
  env: NodeJS.ProcessEnv,
  quietMs: number,
): Promise<'well' | 'badly' | 'stalled'> {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  const child = spawn(program, args, {
    env: { ...env, ...colour },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const { pid } = child;
  group = pid;
  const silence = pid === undefined ? undefined : new Silence(pid, quietMs);
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.on('data', (chunk: Buffer) => {
      silence?.broken();
      to.write(chunk);
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    // What it started may hold its output open, and is not waited for.
    child.once('exit', () => {
      if (pid !== undefined) signalGroup(pid, 'SIGKILL');
    });
    child.once('close', (exit) => resolve(exit));
  });
  silence?.end();
  group = undefined;
  if (silence?.isOver) return 'stalled';
  return code === 0 ? 'well' : 'badly';
}
