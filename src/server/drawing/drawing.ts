import { availableParallelism } from 'node:os';

import type { PhotoFault } from '../../domain/operators/catalogue/photo.ts';
import { DrawingProcess } from './drawing-process.ts';
import type { InvoiceDocument } from './invoice/invoice-facts.ts';
import type { PlacePicture } from './picture/compose-picture.ts';
import type { EncodedPhoto } from './picture/encode-photo.ts';
import type { RecordDocument } from './record/record-document.ts';

/** Each keeps fonts of its own: 150 to 200 MB, once it has drawn a few invoices and mails. */
const MOST_PROCESSES = 4;
/** Some seconds' work of one process. */
const MOST_WAITING = 100;
/** It is drawn by then. */
export const DRAWN_SECONDS = 5;
/** Strangers ask for them, and each takes a process for up to a second: invoices and mails wait behind no more. */
const MOST_PICTURES = 2;
/** A crawler that finds several new addresses waits some seconds; it would remember that it was sent away. */
const MOST_PICTURES_WAITING = 30;

/** One processor is left to answer people, where there are several. */
export function countProcesses(processors: number): number {
  return Math.min(MOST_PROCESSES, Math.max(1, processors - 1));
}

/** The processes that draw. Each begins with the first task that no other has time for. */
export class Drawing {
  readonly #processes: readonly DrawingProcess[];
  #pictures = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(processes: readonly DrawingProcess[]) {
    this.#processes = processes;
  }

  /** Processes begun so far. */
  get started(): number {
    return this.#processes.reduce((sum, { started }) => sum + started, 0);
  }

  /** So much waits that nobody should be made to wait behind it: who can come back later is told so. */
  get isFull(): boolean {
    return this.#processes.reduce((sum, { unfinished }) => sum + unfinished, 0) >= MOST_WAITING;
  }

  /** Whether a stranger may have a picture drawn, now or within some seconds. */
  get hasRoomForPicture(): boolean {
    return this.#waiting.length < MOST_PICTURES_WAITING && !this.isFull;
  }

  /** Throws what the task threw, or that the process died of it, twice. */
  invoice(invoice: InvoiceDocument): Promise<Buffer> {
    return this.#next().invoice(invoice);
  }

  record(record: RecordDocument): Promise<Buffer> {
    return this.#next().record(record);
  }

  mail(source: string): Promise<string> {
    return this.#next().mail(source);
  }

  picture(picture: PlacePicture): Promise<Buffer> {
    return this.#next().picture(picture);
  }

  /** For a stranger, who waits for others. */
  async pictureInTurn(picture: PlacePicture): Promise<Buffer> {
    if (this.#pictures < MOST_PICTURES) this.#pictures += 1;
    else await new Promise<void>((begin) => this.#waiting.push(begin));
    try {
      return await this.picture(picture);
    } finally {
      const begin = this.#waiting.shift();
      if (begin) begin();
      else this.#pictures -= 1;
    }
  }

  /** An operator's picture, encoded anew, or why it is none. */
  photo(bytes: Uint8Array): Promise<EncodedPhoto | { fault: PhotoFault }> {
    return this.#next().photo(bytes);
  }

  #next(): DrawingProcess {
    const [first, ...others] = this.#processes;
    if (!first) throw new Error('nobody draws');
    return others.reduce((least, one) => (one.unfinished < least.unfinished ? one : least), first);
  }
}

/** Those of this process. No shop ends them: another in the same process may draw. */
export const drawing = new Drawing(
  Array.from({ length: countProcesses(availableParallelism()) }, () => new DrawingProcess()),
);
