import type { CachedResponse } from './cached-response.ts';

/** The memory of an answer besides its bytes, measured: its headers, its place in the map. */
const BESIDE_BYTES = 2_048;

interface Place {
  answer: CachedResponse;
  bytes: number;
  /** Requested since it was last a candidate for dropping. */
  isUsed: boolean;
}

/** Answers by key, up to a number of bytes: unused ones are dropped first. */
export class AnswerStore {
  readonly #most: number;
  readonly #places = new Map<string, Place>();
  bytes = 0;

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  get size(): number {
    return this.#places.size;
  }

  get(key: string): CachedResponse | undefined {
    const place = this.#places.get(key);
    if (!place) return undefined;
    place.isUsed = true;
    return place.answer;
  }

  put(key: string, answer: CachedResponse): void {
    this.#drop(key);
    const place: Place = { answer, bytes: BESIDE_BYTES + key.length, isUsed: false };
    this.#places.set(key, place);
    this.bytes += place.bytes;
    answer.onGrowth((bytes) => {
      if (this.#places.get(key) !== place) return;
      place.bytes += bytes;
      this.bytes += bytes;
      this.#makeRoom();
    });
  }

  clear(): void {
    this.#places.clear();
    this.bytes = 0;
  }

  /** Gives each requested answer a second chance, in order of arrival. */
  #makeRoom(): void {
    for (const [key, place] of this.#places) {
      if (this.bytes <= this.#most) return;
      if (place.isUsed) {
        place.isUsed = false;
        this.#places.delete(key);
        this.#places.set(key, place);
      } else this.#drop(key);
    }
  }

  #drop(key: string): void {
    const place = this.#places.get(key);
    if (!place) return;
    this.#places.delete(key);
    this.bytes -= place.bytes;
  }
}
