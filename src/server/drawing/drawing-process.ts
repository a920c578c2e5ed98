import type { ChildProcess } from 'node:child_process';

import type { PictureKind } from '../../domain/operators/brand/brand.ts';
import type { PhotoFault } from '../../domain/operators/catalogue/photo.ts';
import type { BrandFile } from '../brand/pictures.ts';
import type { InvoicePage } from './invoice/invoice-page.ts';
import type { PlacePicture } from './picture/compose-picture.ts';
import type { BrandPictureFault } from './picture/encode-brand-picture.ts';
import type { EncodedPhoto } from './picture/encode-photo.ts';
import type { RecordDocument } from './record/record-document.ts';
import { startProcess } from './start-process.ts';

/**
 * Work that keeps a processor busy for part of a second: the PDF of an invoice or record, a mail's HTML from its MJML, the
 * picture of a place, an operator's photo or a picture of the brand re-encoded.
 */
export type Task =
  | { kind: 'invoice'; invoice: InvoicePage }
  | { kind: 'record'; record: RecordDocument }
  | { kind: 'mail'; source: string }
  | { kind: 'picture'; picture: PlacePicture }
  | { kind: 'photo'; bytes: Uint8Array }
  | { kind: 'brand'; of: PictureKind; bytes: Uint8Array };

/** Work after which no fonts are worth keeping. */
const PICTURES: ReadonlySet<Task['kind']> = new Set(['picture', 'photo', 'brand']);

type Photo = EncodedPhoto | { fault: PhotoFault };
type OfBrand = BrandFile[] | { fault: BrandPictureFault };
export type Drawn = string | Uint8Array | Photo | OfBrand;

/** The message to the process; `tries` counts from 1. */
export interface Order {
  task: Task;
  tries: number;
}

export type Answer = { drawn: Drawn } | { error: unknown };

interface Job extends Order {
  resolve(drawn: Drawn): void;
  reject(error: unknown): void;
}

/** If a process dies at work, the next one tries the task once more. */
const MAX_TRIES = 2;
const MAX_DRAWING_MS = 120_000;
/** Sales often follow each other, and a new process takes a second to load its fonts. */
const MAX_IDLE_MS = 60_000;
/** For a process that drew only pictures: a web server that drew its pictures ahead may not need it, or its 150 MB, for days. */
const BETWEEN_PICTURES_MS = 3_000;

/**
 * One process beside the shop's own, which stays free to answer requests and uses none of the memory that drawing takes. It
 * starts with the first task, does one at a time in the order given, and does not keep an idle shop alive. A process that dies or
 * hangs is replaced; one that was idle for a minute, or drew only pictures, ends.
 */
export class DrawingProcess {
  readonly #entry: URL;
  readonly #longestMs: number;
  readonly #longestIdleMs: number;
  readonly #betweenPicturesMs: number;
  readonly #waiting: Job[] = [];
  #child: ChildProcess | null = null;
  #current: Job | null = null;
  #hasSold = false;
  #timer: NodeJS.Timeout | undefined;
  #idle: NodeJS.Timeout | undefined;
  /** Processes started so far. */
  started = 0;

  constructor(
    entry = new URL('drawing-worker.ts', import.meta.url),
    { longestMs = MAX_DRAWING_MS, longestIdleMs = MAX_IDLE_MS, betweenPicturesMs = BETWEEN_PICTURES_MS } = {},
  ) {
    this.#entry = entry;
    this.#longestMs = longestMs;
    this.#longestIdleMs = longestIdleMs;
    this.#betweenPicturesMs = betweenPicturesMs;
  }

  /** Unfinished tasks. */
  get unfinished(): number {
    return this.#waiting.length + (this.#current ? 1 : 0);
  }

  /** Throws the task's error, or that the process died twice on it. */
  async invoice(invoice: InvoicePage): Promise<Buffer> {
    return Buffer.from(await this.#draw<Uint8Array>({ kind: 'invoice', invoice }));
  }

  async record(record: RecordDocument): Promise<Buffer> {
    return Buffer.from(await this.#draw<Uint8Array>({ kind: 'record', record }));
  }

  async mail(source: string): Promise<string> {
    return this.#draw<string>({ kind: 'mail', source });
  }

  async picture(picture: PlacePicture): Promise<Buffer> {
    return Buffer.from(await this.#draw<Uint8Array>({ kind: 'picture', picture }));
  }

  photo(bytes: Uint8Array): Promise<Photo> {
    return this.#draw<Photo>({ kind: 'photo', bytes });
  }

  brand(of: PictureKind, bytes: Uint8Array): Promise<OfBrand> {
    return this.#draw<OfBrand>({ kind: 'brand', of, bytes });
  }

  /** Ends the process once it is idle. A later task starts another one. */
  async close(): Promise<void> {
    while (this.#current) await new Promise((resolve) => setTimeout(resolve, 20));
    const child = this.#child;
    this.#child = null;
    child?.kill('SIGKILL');
  }

  #draw<Kind extends Drawn>(task: Task): Promise<Kind> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, tries: 0, resolve: (drawn) => resolve(drawn as Kind), reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#current) return;
    clearTimeout(this.#idle);
    const job = this.#waiting.shift();
    if (!job) {
      holdOpen(this.#child, false);
      const idleMs = this.#hasSold ? this.#longestIdleMs : this.#betweenPicturesMs;
      this.#idle = setTimeout(() => void this.close(), idleMs).unref();
      return;
    }
    this.#current = job;
    job.tries += 1;
    try {
      const child = (this.#child ??= this.#start());
      this.#hasSold ||= !PICTURES.has(job.task.kind);
      holdOpen(child, true);
      this.#timer = setTimeout(() => child.kill('SIGKILL'), this.#longestMs);
      // A failed send does not matter: a process that is gone raises `exit`, handled below.
      child.send({ task: job.task, tries: job.tries } satisfies Order, () => {});
    } catch (error) {
      // There is no memory for another process.
      this.#end()?.reject(error);
      this.#next();
    }
  }

  #start(): ChildProcess {
    this.started += 1;
    this.#hasSold = false;
    const child = startProcess(this.#entry);
    child.on('message', (answer) => this.#settle(child, answer as Answer));
    child.once('error', (error) => this.#replace(child, error));
    child.once('exit', (code, signal) =>
      this.#replace(child, new Error(`it ended with ${code ?? String(signal)}`)),
    );
    return child;
  }

  #settle(child: ChildProcess, answer: Answer): void {
    // A replaced process may still have sent an answer.
    if (this.#child !== child) return;
    const job = this.#end();
    if ('error' in answer) job?.reject(answer.error);
    else job?.resolve(answer.drawn);
    this.#next();
  }

  /** The process is gone; its task starts again in a new one. */
  #replace(child: ChildProcess, cause: Error): void {
    if (this.#child !== child) return;
    this.#child = null;
    child.kill('SIGKILL');
    const job = this.#end();
    if (job && job.tries < MAX_TRIES) this.#waiting.unshift(job);
    else job?.reject(new Error('the process that draws invoices, mails and pictures died', { cause }));
    this.#next();
  }

  #end(): Job | null {
    clearTimeout(this.#timer);
    const job = this.#current;
    this.#current = null;
    return job;
  }
}

/** Whether the child keeps the shop's process running. */
function holdOpen(child: ChildProcess | null, isHeld: boolean): void {
  if (isHeld) child?.ref();
  else child?.unref();
  if (isHeld) child?.channel?.ref();
  else child?.channel?.unref();
}
