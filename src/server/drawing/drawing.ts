import { availableParallelism } from 'node:os';

import type { PictureKind } from '../../domain/operators/brand/brand.ts';
import type { PhotoFault } from '../../domain/operators/catalogue/photo.ts';
import type { BrandFile } from '../brand/pictures.ts';
import { DrawingProcess } from './drawing-process.ts';
import type { InvoicePage } from './invoice/invoice-page.ts';
import type { PlacePicture } from './picture/compose-picture.ts';
import type { BrandPictureFault } from './picture/encode-brand-picture.ts';
import type { EncodedPhoto } from './picture/encode-photo.ts';
import type { RecordDocument } from './record/record-document.ts';

/** Each loads its own fonts: 150 to 200 MB after a few invoices and mails. */
const MAX_PROCESSES = 4;
/** A few seconds' work for one process. */
const MAX_WAITING = 100;
/** By then there is room again. */
export const DRAWN_SECONDS = 5;
/** Strangers request pictures, and each takes a process for up to a second: invoices and mails wait behind at most so many. */
const MAX_PICTURES = 2;
/** A crawler that finds several new addresses waits some seconds; it would remember a refusal. */
const MAX_PICTURES_WAITING = 30;

/** One processor is left for answering requests, if there are several. */
export function countProcesses(processors: number): number {
  return Math.min(MAX_PROCESSES, Math.max(1, processors - 1));
}

/** The drawing processes. Another one starts only for a task that no running one has time for. */
export class Drawing {
  readonly #processes: readonly DrawingProcess[];
  #pictures = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(processes: readonly DrawingProcess[]) {
    this.#processes = processes;
  }

  /** Processes started so far. */
  get started(): number {
    return this.#processes.reduce((sum, { started }) => sum + started, 0);
  }

  /** So many tasks wait that no caller should have to queue: those who can come back later are asked to. */
  get isFull(): boolean {
    return this.#processes.reduce((sum, { unfinished }) => sum + unfinished, 0) >= MAX_WAITING;
  }

  /** Whether a stranger's picture can be drawn now or within some seconds. */
  get hasRoomForPicture(): boolean {
    return this.#waiting.length < MAX_PICTURES_WAITING && !this.isFull;
  }

  /** Throws the task's error, or that the process died twice on it. */
  invoice(invoice: InvoicePage): Promise<Buffer> {
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

  /** For strangers, who wait for each other. */
  async pictureInTurn(picture: PlacePicture): Promise<Buffer> {
    if (this.#pictures < MAX_PICTURES) this.#pictures += 1;
    else await new Promise<void>((begin) => this.#waiting.push(begin));
    try {
      return await this.picture(picture);
    } finally {
      const begin = this.#waiting.shift();
      if (begin) begin();
      else this.#pictures -= 1;
    }
  }

  /** An operator's picture, re-encoded, or the reason it is refused. */
  photo(bytes: Uint8Array): Promise<EncodedPhoto | { fault: PhotoFault }> {
    return this.#next().photo(bytes);
  }

  /** The files made of an operator's picture of the brand, or the reason it is refused. */
  brand(of: PictureKind, bytes: Uint8Array): Promise<BrandFile[] | { fault: BrandPictureFault }> {
    return this.#next().brand(of, bytes);
  }

  #next(): DrawingProcess {
    const [first, ...others] = this.#processes;
    if (!first) throw new Error('nobody draws');
    return others.reduce((least, one) => (one.unfinished < least.unfinished ? one : least), first);
  }
}

/** This process's drawing. No shop closes it: another shop in the same process may be using it. */
export const drawing = new Drawing(
  Array.from({ length: countProcesses(availableParallelism()) }, () => new DrawingProcess()),
);
