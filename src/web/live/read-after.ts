import type { Topic } from '../../domain/live.ts';

/** Spreads the requests of all open pages. */
const SPREAD_MS = 10_000;

/** How long a page waits before it reloads: news about a visitor's own eSIMs concerns only their browser. */
export function readAfterMs(topic: Topic, chance = Math.random()): number {
  return topic === 'esims' ? 0 : chance * SPREAD_MS;
}

/** Reloads once for all news until then. News that can wait never postpones a planned reload; urgent news brings it forward. */
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
