import type { Address } from './addresses.ts';
import { AnswerStore } from './answer-store.ts';
import type { Encoding } from './encoding.ts';
import { KeptAnswer } from './kept-answer.ts';

const MEGABYTE = 1024 * 1024;
/** 64 MB in all. What has endless spellings, and what says that there is nothing, has a small part of its own. */
const MOST_BYTES = { places: 44 * MEGABYTE, files: 16 * MEGABYTE, lists: 3 * MEGABYTE, missing: MEGABYTE };

export interface KeeperParts {
  /** Asks the shop, without a word about who wants to know. */
  ask(path: string, encoding?: Encoding): Promise<Response>;
  /** Changes whenever what was rendered before may not be given out any more. */
  generation(): number;
  /** All that depends on the catalogue was dropped. */
  onDropped?(): void;
}

/**
 * Answers that are the same for everybody, of one generation: a whole new one takes the place of the one before, so that no
 * page shows one revision beside an API that tells the next. Files belong to none: they change with the program.
 */
export class Keeper {
  readonly #parts: KeeperParts;
  readonly #places = new AnswerStore(MOST_BYTES.places);
  readonly #lists = new AnswerStore(MOST_BYTES.lists);
  readonly #missing = new AnswerStore(MOST_BYTES.missing);
  readonly #files = new AnswerStore(MOST_BYTES.files);
  #coming = new Map<string, Promise<KeptAnswer | null>>();
  #generation: number;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
    this.#generation = parts.generation();
  }

  get bytes(): number {
    return this.#stores.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  get size(): number {
    return this.#stores.reduce((sum, { size }) => sum + size, 0);
  }

  get(key: string): KeptAnswer | undefined {
    this.#keepUp();
    return this.#places.get(key) ?? this.#files.get(key) ?? this.#lists.get(key) ?? this.#missing.get(key);
  }

  /**
   * The answer, from the shop where it is not there; whoever asks meanwhile waits for the same one. What cannot be kept is
   * still for all who waited. Null where the shop answered with something for one caller alone.
   */
  obtain(address: Address): Promise<KeptAnswer | null> {
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
    return [this.#places, this.#files, this.#lists, this.#missing];
  }

  async #make(address: Address): Promise<KeptAnswer | null> {
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
    const answer = new KeptAnswer(address, status, headers, body, fromFile);
    this.#keepUp();
    if (answer.isKeepable && (generation === this.#generation || address.kind === 'file'))
      this.#storeFor(address, status)?.put(address.key, answer);
    return answer;
  }

  #storeFor({ kind, isEndless }: Address, status: number): AnswerStore | null {
    if (kind === 'file') return status === 200 ? this.#files : null;
    if (status !== 200) return this.#missing;
    return isEndless ? this.#lists : this.#places;
  }

  #keepUp(): void {
    const generation = this.#parts.generation();
    if (generation === this.#generation) return;
    this.#generation = generation;
    for (const store of [this.#places, this.#lists, this.#missing]) store.clear();
    // What is still being made is for those who asked before; who asks now waits for none of it.
    this.#coming = new Map();
    this.#parts.onDropped?.();
  }
}
