import type { Topic } from '../../domain/live.ts';

/** Not all open pages of the world ask at the same moment. */
const SPREAD_MS = 10_000;

/** How long a page waits before it reads what has changed: news of one's own eSIMs are for one browser alone. */
export function readAfterMs(topic: Topic, chance = Math.random()): number {
  return topic === 'esims' ? 0 : chance * SPREAD_MS;
}

/**
 * Reads once for all news that come until then. News that can wait never put off a reading that is planned, and those that
 * cannot bring it forward.
 */
export class PlannedReading {
  readonly #read: () => void;
  readonly #chance: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(read: () => void, chance: () => number = Math.random) {
    this.#read = read;
    this.#chance = chance;
  }

  plan(topic: Topic): void {
    const wait = readAfterMs(topic, this.#chance());
    if (this.#timer !== undefined && wait > 0) return;
    this.cancel();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#read();
    }, wait);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
