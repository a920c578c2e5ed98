import type { Currency } from '../../domain/currencies.ts';
import type { Language } from '../../domain/languages.ts';

export interface User {
  id: string;
  email: string;
  /** As the user typed it; may be empty. */
  name: string;
  emailVerified: boolean;
  /** The one they chose or bought in, on any device; null if they have done neither. */
  language: Language | null;
  /** The one they chose, on any device; null if they have not. */
  currency: Currency | null;
}

export type Session =
  /** `failed`: the shop did not answer. */
  { state: 'unknown'; failed?: true } | { state: 'signed-out' } | { state: 'signed-in'; user: User };

/** What the store needs from the browser. */
export interface SessionPlace {
  /** Whether this browser may have a session, by the readable cookie beside the session's own. */
  hasHint: () => boolean;
  /** Deletes that cookie, because it is wrong. */
  dropHint: () => void;
  /** Asks the shop; throws if it does not answer. */
  ask: () => Promise<User | null>;
  now: () => number;
}

export const UNKNOWN: Session = { state: 'unknown' };
const FAILED: Session = { state: 'unknown', failed: true };
const SIGNED_OUT: Session = { state: 'signed-out' };

/** The session as this tab knows it. Of several requests, only the newest counts. */
export class SessionStore {
  readonly #place: SessionPlace;
  readonly #listeners = new Set<() => void>();
  #session: Session = UNKNOWN;
  #turn = 0;
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(place: SessionPlace) {
    this.#place = place;
  }

  readonly get = (): Session => this.#session;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Milliseconds since the last request. */
  get age(): number {
    return this.#place.now() - this.#askedAt;
  }

  /** Without the hint the visitor is signed out, so the shop is not asked, unless `certainly`. */
  async read({ certainly = false } = {}): Promise<Session> {
    const turn = ++this.#turn;
    if (!certainly && !this.#place.hasHint()) return this.#become(SIGNED_OUT);
    this.#askedAt = this.#place.now();
    try {
      const user = await this.#place.ask();
      if (turn !== this.#turn) return this.#session;
      if (!user) this.#place.dropHint();
      return this.#become(user ? { state: 'signed-in', user } : SIGNED_OUT);
    } catch {
      // A failed request does not change a known session.
      if (turn === this.#turn && this.#session.state === 'unknown') this.#become(FAILED);
      return this.#session;
    }
  }

  /** After our own sign-out; earlier requests no longer count. */
  leave(): void {
    this.#turn += 1;
    this.#become(SIGNED_OUT);
  }

  /** Resolves once the session is known, or asking has failed. */
  async settled(): Promise<Session> {
    if (isSettled(this.#session)) return this.#session;
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (!isSettled(this.#session)) return;
        stop();
        resolve(this.#session);
      });
    });
  }

  #become(next: Session): Session {
    if (JSON.stringify(next) === JSON.stringify(this.#session)) return this.#session;
    this.#session = next;
    for (const listener of this.#listeners) listener();
    return next;
  }
}

function isSettled(session: Session): boolean {
  return session.state !== 'unknown' || session.failed === true;
}
