import type { Act, Role } from '../../../domain/operators/roles.ts';
import { asFailure, type ConsoleFailure } from './console-failure.ts';
import type { Answer } from './send.ts';

export interface Operator {
  id: string;
  email: string;
  /** As the person wrote it; may be empty. */
  name: string;
  role: Role;
  may: readonly Act[];
}

/** What the shop says of who is in. */
export interface SessionFacts {
  /** `signed_out`: of the shop. `no_operator`: of nobody's team. `code`: a code opens it. */
  state: 'signed_out' | 'no_operator' | 'code' | 'open';
  email: string | null;
  operator: Operator | null;
  stepped_up_until: string | null;
  idle_until: string | null;
}

/** Why somebody who was in is not any more. */
export type Ended = 'idle' | 'over' | 'left';

export type ConsoleSession =
  | { known: 'no' }
  | { known: 'failed'; failure: ConsoleFailure }
  | { known: 'yes'; facts: SessionFacts; ended: Ended | null };

/** What the store needs of the browser around it. */
export interface SessionPlace {
  ask: () => Promise<Answer>;
  now: () => number;
  /** Calls back after so many milliseconds; what it returns calls that off. */
  later: (ms: number, run: () => void) => () => void;
}

/** A timer of the browser and the clock of the shop need not agree on the moment. */
const SPARE_MS = 1_500;
/** Whatever the clocks say, the shop is not asked in a circle. */
const LEAST_IDLE_MS = 5_000;

/** Who is in, as far as this tab knows. Only the newest of several questions is believed. */
export class SessionStore {
  readonly #place: SessionPlace;
  readonly #listeners = new Set<() => void>();
  #session: ConsoleSession = { known: 'no' };
  #turn = 0;
  /** When nobody used it for too long, by this browser's clock. */
  #idleAt: number | null = null;
  /** How long it may stand unused. */
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

  /** Asks the shop. @param why what to say if it is over, where that is known */
  async read(why?: Ended): Promise<ConsoleSession> {
    const turn = ++this.#turn;
    try {
      const { body, at } = await this.#place.ask();
      if (turn === this.#turn) this.#take(body as SessionFacts, at, why);
    } catch (error) {
      // What a closed tab or a moment without connection asked changes nothing that is known, unless its time is over.
      const isOld = this.#idleAt !== null && this.#place.now() >= this.#idleAt;
      if (turn === this.#turn && (this.#session.known !== 'yes' || isOld)) {
        this.#callOff();
        this.#become({ known: 'failed', failure: asFailure(error) });
      }
    }
    return this.#session;
  }

  /** A call went well: the shop counts from here on. */
  used(): void {
    if (this.isOpen) this.#waitForIdle();
  }

  /** Asking is use as well: so the shop is asked only once it must have closed it. */
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
      this.#idleMs = Math.max(Date.parse(facts.idle_until ?? '') - at || 0, LEAST_IDLE_MS);
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
