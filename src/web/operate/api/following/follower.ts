/** The answer of the verb `changes`. */
export interface ChangesAnswer {
  newest: number;
  changes: readonly { id: number; about: readonly string[] }[];
  more: boolean;
}

/** The ids of what changed; null if it may be anything. */
export type Changed = ReadonlySet<string> | null;

/** What a follower needs from the browser. */
export interface FollowerPlace {
  ask: (since: number | undefined) => Promise<ChangesAnswer>;
  /** Whether somebody types or points, so that the page must stay as it is. */
  isBusy: () => boolean;
  /** Calls back after some milliseconds; the returned function cancels that. */
  later: (ms: number, run: () => void) => () => void;
}

const MAX_WAIT_MS = 60_000;
/** How often it looks whether a busy page is free again. */
const LOOK_MS = 500;
/** More than appear late and twice. */
const REMEMBERED = 1_000;

/** Asks regularly what has changed in the shop, tells those who listen, and holds back what they would show while the page is busy. */
export class Follower {
  readonly #place: FollowerPlace;
  readonly #everyMs: number;
  readonly #listeners = new Set<(changed: Changed) => void>();
  readonly #watchers = new Set<() => void>();
  /** What waits to be shown, by who shows it. */
  readonly #held = new Map<object, () => void>();
  readonly #known = new Set<number>();
  #newest: number | undefined;
  /** Screens were read after this entry. */
  #first = 0;
  #callOff = () => {};
  #isLooking = false;

  constructor(place: FollowerPlace, everyMs: number) {
    this.#place = place;
    this.#everyMs = everyMs;
  }

  /** Starts to ask at once. Returns a function that stops it. */
  follow(): () => void {
    let isOver = false;
    const ask = async (failures: number) => {
      const isAnswered = await this.#ask().then(
        () => true,
        () => false,
      );
      if (isOver) return;
      const failed = isAnswered ? 0 : failures + 1;
      this.#callOff = this.#place.later(
        Math.min(this.#everyMs * 2 ** failed, MAX_WAIT_MS),
        () => void ask(failed),
      );
    };
    void ask(0);
    return () => {
      isOver = true;
      this.#callOff();
    };
  }

  readonly onChange = (listener: (changed: Changed) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows something as soon as the page is not busy; the newest of each `owner`. */
  showWhenFree(owner: object, show: () => void): void {
    if (!this.#place.isBusy()) return show();
    this.#held.set(owner, show);
    this.#tell();
    this.#look();
  }

  /** Nobody shows it any more. */
  drop(owner: object): void {
    if (this.#held.delete(owner)) this.#tell();
  }

  /** Shows at once what waits: somebody asked for it. */
  readonly showNow = (): void => {
    const waiting = [...this.#held.values()];
    this.#held.clear();
    for (const show of waiting) show();
    this.#tell();
  };

  readonly isHolding = (): boolean => this.#held.size > 0;

  readonly onHolding = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  async #ask(): Promise<void> {
    const { newest, changes, more } = await this.#place.ask(this.#newest);
    if (this.#newest === undefined) this.#first = newest;
    const fresh = changes.filter(({ id }) => id > this.#first && !this.#known.has(id));
    for (const { id } of fresh) this.#known.add(id);
    for (const id of this.#known) {
      if (this.#known.size <= REMEMBERED) break;
      this.#known.delete(id);
    }
    // Another database, restored from a backup, counts from somewhere else.
    const isAnew = newest < (this.#newest ?? 0);
    if (isAnew) this.#first = 0;
    this.#newest = newest;
    if (!more && !isAnew && fresh.length === 0) return;
    const changed = more || isAnew ? null : new Set(fresh.flatMap(({ about }) => about));
    for (const listener of this.#listeners) listener(changed);
  }

  #look(): void {
    if (this.#isLooking) return;
    this.#isLooking = true;
    this.#place.later(LOOK_MS, () => {
      this.#isLooking = false;
      if (this.#held.size === 0) return;
      if (this.#place.isBusy()) this.#look();
      else this.showNow();
    });
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher();
  }
}
