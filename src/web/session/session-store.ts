export interface User {
  id: string;
  email: string;
  /** As the person wrote it; may be empty. */
  name: string;
  emailVerified: boolean;
}

export type Session =
  /** `failed`: asked, and no answer came. */
  { state: 'unknown'; failed?: true } | { state: 'signed-out' } | { state: 'signed-in'; user: User };

/** What the store needs of the browser around it. */
export interface SessionPlace {
  /** Whether this browser may hold a session: the readable cookie beside the real one is there. */
  hasHint: () => boolean;
  /** That cookie says something untrue. */
  dropHint: () => void;
  /** Asks the shop; throws when no answer comes. */
  ask: () => Promise<User | null>;
  now: () => number;
}

export const UNKNOWN: Session = { state: 'unknown' };
const FAILED: Session = { state: 'unknown', failed: true };
const SIGNED_OUT: Session = { state: 'signed-out' };

/** Who is signed in, as far as this tab knows. Only the newest of several questions is believed. */
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

  /** Milliseconds since the shop was last asked. */
  get age(): number {
    return this.#place.now() - this.#askedAt;
  }

  /** Known at once to be signed out where the hint is missing: nobody is asked then, unless `certainly`. */
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
      // A failed question changes nothing that is known.
      if (turn === this.#turn && this.#session.state === 'unknown') this.#become(FAILED);
      return this.#session;
    }
  }

  /** Signed out by ourselves; what was asked before counts no more. */
  leave(): void {
    this.#turn += 1;
    this.#become(SIGNED_OUT);
  }

  /** Resolves once it is known, or once asking failed. */
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
