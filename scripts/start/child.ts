import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

export type Line = { from: 'stdout' | 'stderr'; text: string };
export type Exit = { code: number | null; signal: NodeJS.Signals | null };

/** A process of ours, with its output line by line. */
export class Child {
  readonly name: string;
  readonly pid: number | undefined;
  /** Its last 2000 lines of output. */
  readonly lines: Line[] = [];
  readonly exited: Promise<Exit>;
  onLine: (line: Line) => void = () => {};
  #process: ChildProcess;

  /**
   * @param command the arguments of Node: a file and its own arguments
   * @param options.ownSession Ctrl-C reaches only the parent, which then ends its children in order; otherwise whatever ends the
   * parent's process group ends this one, too
   * @param options.uid the user to run it as, if not our own
   */
  constructor(
    name: string,
    command: string[],
    options: { env: NodeJS.ProcessEnv; cwd: string; ownSession: boolean; uid?: number | undefined },
  ) {
    this.name = name;
    this.#process = spawn(process.execPath, command, {
      cwd: options.cwd,
      env: options.env,
      // Nothing is sent by the first and the last: their ends tell the child that this process is gone.
      stdio: [options.ownSession ? 'pipe' : 'ignore', 'pipe', 'pipe', 'ipc'],
      detached: options.ownSession,
      ...(options.uid !== undefined && { uid: options.uid, gid: options.uid }),
    });
    this.#process.channel?.unref();
    this.pid = this.#process.pid;
    this.#read('stdout');
    this.#read('stderr');
    this.exited = new Promise((resolve) => {
      this.#process.once('error', (error) => {
        this.#keep({ from: 'stderr', text: error.message });
        resolve({ code: 1, signal: null });
      });
      this.#process.once('close', (code, signal) => resolve({ code, signal }));
    });
  }

  get running(): boolean {
    return this.pid !== undefined && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Errors for people, which the child prints as `simport: <sentence>`. */
  get sentences(): string[] {
    const marked = this.lines.filter(({ text }) => text.startsWith('simport: '));
    return [...new Set(marked.map(({ text }) => text.slice('simport: '.length)))];
  }

  kill(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  /** Asks it to end, and kills it after `graceMs` milliseconds. */
  async stop(graceMs = 10_000): Promise<Exit> {
    this.kill('SIGTERM');
    const timer = setTimeout(() => this.kill('SIGKILL'), graceMs);
    const exit = await this.exited;
    clearTimeout(timer);
    return exit;
  }

  /** Resolves with the first line that matches, even one already printed; rejects if it ends before. */
  waitForLine(pattern: RegExp): Promise<RegExpMatchArray> {
    return new Promise((resolve, reject) => {
      const check = (line: Line) => {
        const match = pattern.exec(line.text);
        if (match) resolve(match);
      };
      this.lines.forEach(check);
      this.#waiting.push(check);
      void this.exited.then(() => reject(new Error(`The ${this.name} ended before it was ready.`)));
    });
  }

  #waiting: ((line: Line) => void)[] = [];

  #keep(line: Line): void {
    this.lines.push(line);
    if (this.lines.length > 2000) this.lines.shift();
    this.onLine(line);
    for (const check of this.#waiting) check(line);
  }

  #read(from: Line['from']): void {
    const stream = this.#process[from];
    if (stream) createInterface({ input: stream }).on('line', (text) => this.#keep({ from, text }));
  }
}

/** Resolves once `url` answers 2xx; rejects if `child` ends before, or after `limitMs` milliseconds. */
export async function waitForAnswer(url: string, child: Child, limitMs: number): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (child.running) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    if (Date.now() > deadline) {
      throw new Error(`The ${child.name} was not ready after ${Math.round(limitMs / 1000)} s.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await child.exited;
  throw new Error(`The ${child.name} ended before it was ready.`);
}
