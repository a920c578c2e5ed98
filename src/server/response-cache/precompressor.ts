import { Worker } from 'node:worker_threads';

import type { Logger } from '../core/log.ts';
import type { CachedResponse } from './cached-response.ts';

/**
 * A thread cannot be stopped during a compression, and a stopping process waits for its threads: a megabyte takes three seconds
 * of processor time, on a busy processor a minute. Pages have a tenth of that; feeds for machines are not pressed.
 */
const MAX_BYTES = 256 * 1024;

/**
 * Compresses cached answers as far as possible, one at a time, in a low-priority background thread. The thread lives only while
 * there is work, and keeps no process alive.
 */
export class Precompressor {
  readonly #log: Logger;
  readonly #waiting: CachedResponse[] = [];
  #worker: Worker | null = null;
  #current: CachedResponse | null = null;
  #isClosed = false;

  constructor(log: Logger) {
    this.#log = log;
  }

  add(answer: CachedResponse): void {
    if (this.#isClosed || !answer.isWorthPacking || answer.byteLength > MAX_BYTES) return;
    this.#waiting.push(answer);
    if (!this.#current) void this.#next();
  }

  /** Drops the waiting answers, which are out of date. */
  clear(): void {
    this.#waiting.length = 0;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.clear();
    await this.#end();
  }

  async #next(): Promise<void> {
    const answer = this.#waiting.shift() ?? null;
    this.#current = answer;
    if (!answer) return this.#end();
    const body = new Uint8Array(await answer.body());
    if (this.#isClosed) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    (this.#worker ??= this.#start()).postMessage(body, [body.buffer]);
  }

  #start(): Worker {
    const worker = new Worker(new URL('precompressor-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 32 },
    });
    worker.unref();
    worker.on('message', (pressed: Uint8Array) => {
      this.#current?.replace(pressed);
      void this.#next();
    });
    worker.once('error', (error) => {
      if (this.#worker !== worker) return;
      // Quickly compressed answers are good enough: they are only larger.
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
