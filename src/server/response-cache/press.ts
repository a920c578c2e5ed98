import { Worker } from 'node:worker_threads';

import type { Logger } from '../core/log.ts';
import type { KeptAnswer } from './kept-answer.ts';

/**
 * Nobody can end a thread in the middle of a packing, and a process that stops waits for its threads: one of a megabyte takes three
 * seconds of processor time, of a busy processor a minute. Pages have a tenth of that; feeds for machines stay as they were packed first.
 */
const MOST_BYTES = 256 * 1024;

/**
 * Presses kept answers as small as they get, one at a time in a thread of low priority, while nobody waits for it. The
 * thread is there as long as there is something to do, and keeps no process alive.
 */
export class Press {
  readonly #log: Logger;
  readonly #waiting: KeptAnswer[] = [];
  #worker: Worker | null = null;
  #current: KeptAnswer | null = null;
  #isClosed = false;

  constructor(log: Logger) {
    this.#log = log;
  }

  add(answer: KeptAnswer): void {
    if (this.#isClosed || !answer.isWorthPacking || answer.plain.byteLength > MOST_BYTES) return;
    this.#waiting.push(answer);
    if (!this.#current) this.#next();
  }

  /** What waits is of no more use. */
  clear(): void {
    this.#waiting.length = 0;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.clear();
    await this.#end();
  }

  #next(): void {
    this.#current = this.#waiting.shift() ?? null;
    if (!this.#current) {
      void this.#end();
      return;
    }
    const body = new Uint8Array(this.#current.plain);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    (this.#worker ??= this.#start()).postMessage(body, [body.buffer]);
  }

  #start(): Worker {
    const worker = new Worker(new URL('press-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 32 },
    });
    worker.unref();
    worker.on('message', (pressed: Uint8Array) => {
      this.#current?.replace('br', pressed);
      this.#next();
    });
    worker.once('error', (error) => {
      if (this.#worker !== worker) return;
      // Quickly packed answers do as well: there is only more of them to send.
      this.#log.warn({ err: error }, 'kept answers are not pressed for now');
      this.#worker = null;
      this.#current = null;
      this.clear();
    });
    return worker;
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    this.#current = null;
    await worker?.terminate();
  }
}
