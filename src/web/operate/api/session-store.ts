import type { Permission, Role } from '../../../domain/operators/roles.ts';
import { asFailure, type ConsoleFailure } from './console-failure.ts';
import type { Answer } from './send.ts';

export interface Operator {
  id: string;
  email: string;
  /** As the operator typed it; may be empty. */
  name: string;
  role: Role;
  permissions: readonly Permission[];
}

/** The shop's answer about the session. */
export interface SessionFacts {
  /** `signed_out`: not signed in to the shop. `no_operator`: signed in, but not on the team. `code`: needs a code to open. */
  state: 'signed_out' | 'no_operator' | 'code' | 'open';
  email: string | null;
  operator: Operator | null;
  /** With what the operator can open the console, or confirm an act; null if there is none to ask. */
  factors: { authenticator: boolean; passkeys: number } | null;
  stepped_up_until: string | null;
  idle_until: string | null;
}

/** Why an open session ended. */
export type Ended = 'idle' | 'over' | 'left';

export type ConsoleSession =
  | { known: 'no' }
  | { known: 'failed'; failure: ConsoleFailure }
  | { known: 'yes'; facts: SessionFacts; ended: Ended | null };

/** What the store needs from the browser. */
export interface SessionPlace {
  ask: () => Promise<Answer>;
  now: () => number;
  /** Calls back after some milliseconds; the returned function cancels that. */
  later: (ms: number, run: () => void) => () => void;
}

/** Added because the browser's timer and the shop's clock may disagree. */
const SPARE_MS = 1_500;
/** Keeps the store from asking in a tight loop, whatever the clocks say. */
const MIN_IDLE_MS = 5_000;

/** The session as this tab knows it. Of several requests, only the newest counts. */
export class SessionStore {
  readonly #place: SessionPlace;
  readonly #listeners = new Set<() => void>();
  #session: ConsoleSession = { known: 'no' };
  #turn = 0;
  /** When the session will have been idle for too long, by this browser's clock. */
  #idleAt: number | null = null;
  /** How long the session may be idle. */
  #idleMs = 0;
  #callOff = () => {};

  constructor(place: SessionPlace) {
    this.#place = place;
  }

  readonly get = (): ConsoleSession => this.#session;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get isOpen(): boolean {
    return this.#session.known === 'yes' && this.#session.facts.state === 'open';
  }

  /** Asks the shop. @param why the reason to show if the session is over */
  async read(why?: Ended): Promise<ConsoleSession> {
    const turn = ++this.#turn;
    try {
      const { body, at } = await this.#place.ask();
      if (turn === this.#turn) this.#take(body as SessionFacts, at, why);
    } catch (error) {
      // A failed request, from a closing tab or a short outage, changes nothing unless the session should have ended by now.
      const isOld = this.#idleAt !== null && this.#place.now() >= this.#idleAt;
      if (turn === this.#turn && (this.#session.known !== 'yes' || isOld)) {
        this.#callOff();
        this.#become({ known: 'failed', failure: asFailure(error) });
      }
    }
    return this.#session;
  }

  /** Call this after a successful call: the shop counts the idle time from there. */
  used(): void {
    if (this.isOpen) this.#waitForIdle();
  }

  /** Asking the shop would itself count as use, so ask only when it must have closed the session. */
  #waitForIdle(): void {
    this.#callOff();
    this.#idleAt = this.#place.now() + this.#idleMs;
    this.#callOff = this.#place.later(this.#idleMs + SPARE_MS, () => void this.read());
  }

  #take(facts: SessionFacts, at: number, why?: Ended): void {
    this.#callOff();
    const wasOpen = this.#idleAt !== null;
    const isIdle = this.#idleAt !== null && this.#place.now() >= this.#idleAt;
    const before = this.#session.known === 'yes' ? this.#session.ended : null;
    if (facts.state === 'open') {
      this.#idleMs = Math.max(Date.parse(facts.idle_until ?? '') - at || 0, MIN_IDLE_MS);
      this.#waitForIdle();
      this.#become({ known: 'yes', facts, ended: null });
      return;
    }
    this.#idleAt = null;
    const ended = wasOpen ? (why ?? (isIdle ? 'idle' : 'over')) : before;
    this.#become({ known: 'yes', facts, ended });
  }

  #become(next: ConsoleSession): void {
    if (JSON.stringify(next) === JSON.stringify(this.#session)) return;
    this.#session = next;
    for (const listener of this.#listeners) listener();
  }
}
