import type { Address } from './addresses.ts';
import { AnswerStore } from './answer-store.ts';
import { CachedResponse } from './cached-response.ts';
import type { Encoding } from './encoding.ts';

const MEGABYTE = 1024 * 1024;
/**
 * 180 MB in all; no memory is taken before there is an answer for it. All places in all languages take up to 160, so that readers
 * of one language push out nothing of another. Addresses with endless spellings, and 404s, each have a small separate part.
 */
const MAX_BYTES = {
  places: 160 * MEGABYTE,
  pictures: 4 * MEGABYTE,
  files: 12 * MEGABYTE,
  lists: 3 * MEGABYTE,
  missing: MEGABYTE,
};

export interface ResponseCacheParts {
  /** Requests an answer from the shop, without anything about the caller. */
  ask(path: string, encoding?: Encoding): Promise<Response>;
  /** Changes when earlier answers may no longer be sent. */
  generation(): number;
  /** Called when everything that depends on the catalogue was dropped. */
  onDropped?(): void;
}

/**
 * Shared answers of one generation: a new generation replaces the whole old one, so that no page shows one revision beside an API
 * with the next. Pictures say prices, too. Files belong to no generation: they change with the program.
 */
export class ResponseCache {
  readonly #parts: ResponseCacheParts;
  readonly #places = new AnswerStore(MAX_BYTES.places);
  readonly #lists = new AnswerStore(MAX_BYTES.lists);
  readonly #missing = new AnswerStore(MAX_BYTES.missing);
  readonly #pictures = new AnswerStore(MAX_BYTES.pictures);
  readonly #files = new AnswerStore(MAX_BYTES.files);
  #coming = new Map<string, Promise<CachedResponse | null>>();
  #generation: number;

  constructor(parts: ResponseCacheParts) {
    this.#parts = parts;
    this.#generation = parts.generation();
  }

  get bytes(): number {
    return this.#stores.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  get size(): number {
    return this.#stores.reduce((sum, { size }) => sum + size, 0);
  }

  get(key: string): CachedResponse | undefined {
    this.#keepUp();
    for (const store of this.#stores) {
      const kept = store.get(key);
      if (kept) return kept;
    }
    return undefined;
  }

  /**
   * The answer, rendered if it is not cached; concurrent callers wait for the same one. Even an answer that cannot be cached goes
   * to all who waited. Null if the shop's answer was for one caller only.
   */
  obtain(address: Address): Promise<CachedResponse | null> {
    const kept = this.get(address.key);
    if (kept) return Promise.resolve(kept);
    const { key } = address;
    const flights = this.#coming;
    const before = flights.get(key);
    if (before) return before;
    const made = this.#make(address).finally(() => flights.delete(key));
    flights.set(key, made);
    return made;
  }

  get #stores(): AnswerStore[] {
    return [this.#places, this.#files, this.#pictures, this.#lists, this.#missing];
  }

  async #make(address: Address): Promise<CachedResponse | null> {
    const generation = this.#generation;
    const response = await this.#parts.ask(address.key);
    const body = new Uint8Array(await response.arrayBuffer());
    const { headers, status } = response;
    if (headers.has('set-cookie')) return null;
    const fromFile =
      address.kind === 'file'
        ? async (encoding: Encoding) =>
            new Uint8Array(await (await this.#parts.ask(address.key, encoding)).arrayBuffer())
        : undefined;
    const answer = new CachedResponse(address, status, headers, body, fromFile);
    this.#keepUp();
    if (answer.isKeepable && (generation === this.#generation || address.kind === 'file'))
      this.#storeFor(address, status)?.put(address.key, answer);
    return answer;
  }

  #storeFor({ kind, isEndless }: Address, status: number): AnswerStore | null {
    if (kind === 'file') return status === 200 ? this.#files : null;
    if (status !== 200) return this.#missing;
    if (kind === 'picture') return this.#pictures;
    return isEndless ? this.#lists : this.#places;
  }

  #keepUp(): void {
    const generation = this.#parts.generation();
    if (generation === this.#generation) return;
    this.#generation = generation;
    for (const store of [this.#places, this.#pictures, this.#lists, this.#missing]) store.clear();
    // Answers still being rendered go to earlier callers only; later callers do not wait for them.
    this.#coming = new Map();
    this.#parts.onDropped?.();
  }
}
