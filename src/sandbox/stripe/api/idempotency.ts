import type { Account } from '../account/account.ts';
import { StripeFailure } from '../account/failure.ts';

export interface Reply {
  status: number;
  body: unknown;
  /** Whether an idempotency key stores it. */
  kept: boolean;
}

const KEPT_SECONDS = 24 * 3600;
const MAX_KEY_LENGTH = 255;
/** Counting is slow, so old replies are removed only once in so many. */
const PRUNE_EVERY = 200;

/** For a day, the first result for a key is the result of all calls with it. */
export class Idempotency {
  readonly #account: Account;
  readonly #inUse = new Set<string>();
  #kept = 0;

  constructor(account: Account) {
    this.#account = account;
  }

  /**
   * `call` is the endpoint (`POST /v1/...`), `params` its parameters in one string.
   * Throws `idempotency_error` for another call under the same key (400) or one still running (409).
   */
  async once(
    key: string,
    call: string,
    params: string,
    run: () => Promise<Reply>,
  ): Promise<Reply & { replayed: boolean }> {
    if (key.length > MAX_KEY_LENGTH) {
      throw conflict(400, `Idempotency key is too long: must be at most ${MAX_KEY_LENGTH} characters.`);
    }
    const account = this.#account;
    const kept = account.state.replies[key];
    if (kept && kept.at > account.seconds() - KEPT_SECONDS) {
      if (kept.call !== call) throw conflict(400, otherEndpoint(kept.call, call));
      if (kept.params !== params) throw conflict(400, otherParams(key));
      return { status: kept.status, body: kept.body, kept: true, replayed: true };
    }
    if (this.#inUse.has(key)) throw conflict(409, stillRunning(key), 'idempotency_key_in_use');
    this.#inUse.add(key);
    try {
      const reply = await run();
      if (reply.kept) {
        account.state.replies[key] = {
          key,
          call,
          params,
          status: reply.status,
          body: reply.body,
          at: account.seconds(),
        };
        this.#kept += 1;
        if (this.#kept % PRUNE_EVERY === 0) this.#prune();
        account.save();
      }
      return { ...reply, replayed: false };
    } finally {
      this.#inUse.delete(key);
    }
  }

  #prune(): void {
    const { replies } = this.#account.state;
    // They are in the order of creation, so the first that is young enough ends the search.
    for (const [key, { at }] of Object.entries(replies)) {
      if (at > this.#account.seconds() - KEPT_SECONDS) return;
      delete replies[key];
    }
  }
}

function conflict(status: number, message: string, code?: string): StripeFailure {
  return new StripeFailure(status, { type: 'idempotency_error', message, ...(code && { code }) }, false);
}

function otherEndpoint(first: string, now: string): string {
  return `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${now}' was called, but the key was first used for '${first}'). Try using a key other than yours if you meant to execute a different request.`;
}

function otherParams(key: string): string {
  return `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
}

function stillRunning(key: string): string {
  return `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`;
}
