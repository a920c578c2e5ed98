import { Worker } from 'node:worker_threads';

import type { InvoiceDocument } from '../invoices/document/invoice-facts.ts';
import type { PlacePicture } from './picture/compose-picture.ts';
import type { RecordDocument } from './record/record-document.ts';

/** What takes a whole processor for a part of a second: the PDF of an invoice or of a record, the HTML of a mail from its MJML, the picture of a place. */
export type Task =
  | { kind: 'invoice'; invoice: InvoiceDocument }
  | { kind: 'record'; record: RecordDocument }
  | { kind: 'mail'; source: string }
  | { kind: 'picture'; picture: PlacePicture };

/** What the thread is sent; `tries` counts from 1. */
export interface Order {
  task: Task;
  tries: number;
}

export type Answer = { drawn: string | Uint8Array } | { error: unknown };

interface Job extends Order {
  resolve(drawn: string | Uint8Array): void;
  reject(error: unknown): void;
}

/** A thread that dies in the middle gets the same task once more. */
const MOST_TRIES = 2;
const LONGEST_DRAWING_MS = 120_000;
/** Sales come one after the other, and a new thread takes a second for its fonts. */
const LONGEST_IDLE_MS = 60_000;
/** What drew nothing but pictures: a web that drew its own ahead may have no use for it, and for its 40 MB, for days. */
const BETWEEN_PICTURES_MS = 3_000;

/**
 * One thread beside the main one, which stays free to answer people. It starts with the first task, does one at a time in
 * the order given, and keeps no process alive that has nothing else to do. A thread that dies or hangs is replaced; one that had
 * nothing to do for a minute, or that only pictures were drawn in, ends with the memory of its fonts.
 */
export class DrawingThread {
  readonly #entry: URL;
  readonly #longestMs: number;
  readonly #longestIdleMs: number;
  readonly #betweenPicturesMs: number;
  readonly #waiting: Job[] = [];
  #worker: Worker | null = null;
  #current: Job | null = null;
  #hasSold = false;
  #timer: NodeJS.Timeout | undefined;
  #idle: NodeJS.Timeout | undefined;
  /** Threads begun so far. */
  started = 0;

  constructor(
    entry = new URL('drawing-worker.ts', import.meta.url),
    {
      longestMs = LONGEST_DRAWING_MS,
      longestIdleMs = LONGEST_IDLE_MS,
      betweenPicturesMs = BETWEEN_PICTURES_MS,
    } = {},
  ) {
    this.#entry = entry;
    this.#longestMs = longestMs;
    this.#longestIdleMs = longestIdleMs;
    this.#betweenPicturesMs = betweenPicturesMs;
  }

  /** Tasks that it was given and has not answered. */
  get unfinished(): number {
    return this.#waiting.length + (this.#current ? 1 : 0);
  }

  /** Throws what the task threw, or that the thread died of it, twice. */
  async invoice(invoice: InvoiceDocument): Promise<Buffer> {
    return Buffer.from(await this.#draw({ kind: 'invoice', invoice }));
  }

  async record(record: RecordDocument): Promise<Buffer> {
    return Buffer.from(await this.#draw({ kind: 'record', record }));
  }

  async mail(source: string): Promise<string> {
    return String(await this.#draw({ kind: 'mail', source }));
  }

  async picture(picture: PlacePicture): Promise<Buffer> {
    return Buffer.from(await this.#draw({ kind: 'picture', picture }));
  }

  /** Ends the thread once it has nothing left to do. A later task starts another one. */
  async close(): Promise<void> {
    while (this.#current) await new Promise((resolve) => setTimeout(resolve, 20));
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #draw(task: Task): Promise<string | Uint8Array> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, tries: 0, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#current) return;
    clearTimeout(this.#idle);
    const job = this.#waiting.shift();
    if (!job) {
      this.#worker?.unref();
      const idleMs = this.#hasSold ? this.#longestIdleMs : this.#betweenPicturesMs;
      this.#idle = setTimeout(() => void this.close(), idleMs).unref();
      return;
    }
    this.#current = job;
    job.tries += 1;
    const worker = (this.#worker ??= this.#start());
    this.#hasSold ||= job.task.kind !== 'picture';
    worker.ref();
    this.#timer = setTimeout(() => void worker.terminate(), this.#longestMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    worker.postMessage({ task: job.task, tries: job.tries } satisfies Order);
  }

  #start(): Worker {
    this.started += 1;
    this.#hasSold = false;
    const worker = new Worker(this.#entry, { execArgv: [] });
    worker.on('message', (answer: Answer) => this.#settle(answer));
    worker.once('error', (error) => this.#replace(worker, error));
    worker.once('exit', (code) => this.#replace(worker, new Error(`it ended with ${code}`)));
    return worker;
  }

  #settle(answer: Answer): void {
    const job = this.#end();
    if ('error' in answer) job?.reject(answer.error);
    else job?.resolve(answer.drawn);
    this.#next();
  }

  /** The thread is gone; what it was doing begins anew. */
  #replace(worker: Worker, cause: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    const job = this.#end();
    if (job && job.tries < MOST_TRIES) this.#waiting.unshift(job);
    else job?.reject(new Error('the thread that draws invoices, mails and pictures died', { cause }));
    this.#next();
  }

  #end(): Job | null {
    clearTimeout(this.#timer);
    const job = this.#current;
    this.#current = null;
    return job;
  }
}
