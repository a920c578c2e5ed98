import { RecentMap } from '../../core/recent-map.ts';

const MINUTE_MS = 60_000;
/** Beyond this, the address counted longest ago is forgotten. */
const MOST_CALLERS = 10_000;

/** Counts the calls of each address per minute, in this process only. */
export class CallCounter {
  readonly #most: number;
  readonly #now: () => Date;
  readonly #callers = new RecentMap<string, { since: number; calls: number }>(MOST_CALLERS);

  /** @param most calls of one address in a minute */
  constructor(most: number, now: () => Date) {
    this.#most = most;
    this.#now = now;
  }

  /** Counts one more call. Returns 0 within the limit, otherwise the seconds until the window ends. */
  secondsToWait(address: string): number {
    const now = this.#now().getTime();
    const window = this.#callers.of(address, () => ({ since: now, calls: 0 }));
    if (now - window.since >= MINUTE_MS) Object.assign(window, { since: now, calls: 0 });
    window.calls += 1;
    return window.calls <= this.#most ? 0 : Math.max(1, Math.ceil((window.since + MINUTE_MS - now) / 1000));
  }
}
