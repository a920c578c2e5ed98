import { type BrowserStorage, sharedStorage } from '../browser/browser-storage.ts';
import { logFailure } from '../browser/log-failure.ts';
import { idTokens } from './id-token.ts';

/** The maximum age of the token at the other address. */
const MAX_AGE_MS = 300_000;
/** How often to check whether the token must be posted again. */
const POST_EVERY_MS = 60_000;
const KEY = 'simport-token-sync';

interface TokenSyncPlace {
  /** Shared by all tabs, so that only one of them sends. */
  storage: BrowserStorage;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  token: () => Promise<string | null>;
  now: () => number;
}

/**
 * Keeps an address chosen by the operator informed of who is signed in: posts the ID token there, and deletes it at sign-out.
 */
export class TokenSync {
  readonly #address: string;
  readonly #place: TokenSyncPlace;
  #busy = false;

  /** @param address of the same origin; from the settings */
  constructor(address: string, place: TokenSyncPlace) {
    this.#address = address;
    this.#place = place;
  }

  /** Posts the token unless that was done recently. Cheap to call often; throws if the post failed. */
  async post(userId: string): Promise<void> {
    if (this.#busy || this.#isFresh(userId)) return;
    this.#busy = true;
    try {
      const token = await this.#place.token();
      if (token === null) return;
      await this.#send('POST', JSON.stringify({ token }));
      this.#place.storage.setItem(KEY, JSON.stringify({ userId, at: this.#place.now() }));
    } finally {
      this.#busy = false;
    }
  }

  /** Deletes the token if one was ever posted. Throws if that failed. */
  async drop(): Promise<void> {
    if (this.#place.storage.getItem(KEY) === null) return;
    // The first tab to get here does it.
    this.#place.storage.removeItem(KEY);
    await this.#send('DELETE');
  }

  #isFresh(userId: string): boolean {
    try {
      const last = JSON.parse(this.#place.storage.getItem(KEY) ?? '') as { userId: string; at: number };
      const age = this.#place.now() - last.at;
      return last.userId === userId && age >= 0 && age < MAX_AGE_MS;
    } catch {
      return false;
    }
  }

  async #send(method: string, body?: string): Promise<void> {
    const answer = await this.#place.fetch(this.#address, {
      method,
      ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
    });
    if (!answer.ok) throw new Error(`${this.#address} answered ${answer.status}`);
  }
}

/**
 * Keeps the address informed of this tab's user until `left` is aborted.
 * @param userId null for a guest
 */
export async function keepInSync(address: string, userId: string | null, left: AbortSignal): Promise<void> {
  if (left.aborted) return;
  const sync = new TokenSync(address, {
    storage: sharedStorage,
    fetch: (to, init) => fetch(to, init),
    token: () => idTokens.current(),
    now: Date.now,
  });
  if (userId === null) return sync.drop();
  const post = () => {
    if (document.visibilityState !== 'visible') return;
    sync.post(userId).catch((error: unknown) => logFailure('the token sync', error));
  };
  post();
  const timer = setInterval(post, POST_EVERY_MS);
  document.addEventListener('visibilitychange', post, { signal: left });
  left.addEventListener('abort', () => clearInterval(timer));
}
