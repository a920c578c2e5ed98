import { setTimeout as pause } from 'node:timers/promises';

import type { Account } from '../account/account.ts';
import type { Made } from '../account/state.ts';
import { invalid, stillRunning } from './failure.ts';

const MAX_ID_LENGTH = 108;
/** Taking money takes a while; without it, two calls at once would never meet. */
const WORK_MS = 25;
/** Counting is slow, so old ids are removed only once in so many calls. */
const PRUNE_EVERY = 200;

/** What a call with a PayPal-Request-Id made is the answer to every later call with the same id, in its latest state. */
export class Idempotency {
  readonly #account: Account;
  readonly #atWork = new Set<string>();
  #kept = 0;

  constructor(account: Account) {
    this.#account = account;
  }

  /**
   * Runs `make` unless the same `call` (`POST /v2/...`) made something with `requestId` in the last `keptSeconds` of the
   * sandbox's clock. A call that failed made nothing, so its id is free again. Throws 409 while an equal call is running.
   */
  async once(
    requestId: string | undefined,
    call: string,
    keptSeconds: number,
    make: () => Made,
  ): Promise<{ made: Made; repeated: boolean }> {
    if (requestId === undefined) return { made: await this.#work(make), repeated: false };
    if (requestId === '' || requestId.length > MAX_ID_LENGTH) {
      throw invalid('INVALID_STRING_LENGTH', 'PayPal-Request-Id', requestId);
    }
    const { state, world } = this.#account;
    const key = `${call} ${requestId}`;
    const kept = state.made[key];
    if (kept && kept.until > world.now()) return { made: kept, repeated: true };
    if (this.#atWork.has(key)) throw stillRunning();
    this.#atWork.add(key);
    try {
      const made = await this.#work(make);
      this.#account.state.made[key] = { ...made, until: world.now() + keptSeconds * 1000 };
      this.#prune();
      this.#account.save();
      return { made, repeated: false };
    } finally {
      this.#atWork.delete(key);
    }
  }

  async #work(make: () => Made): Promise<Made> {
    await pause(WORK_MS);
    return make();
  }

  #prune(): void {
    this.#kept += 1;
    if (this.#kept % PRUNE_EVERY !== 0) return;
    const { made } = this.#account.state;
    for (const [key, { until }] of Object.entries(made)) {
      if (until <= this.#account.world.now()) delete made[key];
    }
  }
}
