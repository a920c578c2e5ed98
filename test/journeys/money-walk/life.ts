import type { Db } from '../../../src/server/db/database.ts';
import type { Mortal } from '../../support/memory-world/wire.ts';

/** Thrown in a killed process, in which nothing catches it. */
class Killed extends Error {
  constructor() {
    super('killed');
    this.name = 'Killed';
  }
}

/** How many pauses somebody waits through before they close the tab and a newer process takes over. */
const PATIENCE = 12;

/** One process of the shop, from a call or job to its end or death. */
export class Life implements Mortal {
  /** The number of calls and queries so far. */
  steps = 0;
  #crossings = 0;
  #pauses = 0;
  #isDead = false;
  #hold: { at: number; reached: () => void; gate: Promise<void> } | null = null;
  #heldUp: Promise<void> | null = null;
  readonly #dies: number | null;

  constructor(dies: number | null) {
    this.#dies = dies;
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  /** Pauses it at crossing number `at` of the wire, counted from 0: first on the way to a provider, then on the way back. */
  holdUp(at: number): { reached: Promise<void>; release: () => void } {
    const reached = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    this.#hold = { at, reached: reached.resolve, gate: gate.promise };
    const release = () => {
      this.#hold = null;
      this.#heldUp = null;
      gate.resolve();
    };
    return { reached: reached.promise, release };
  }

  step(): void {
    if (this.steps++ === this.#dies) this.#isDead = true;
    if (this.#isDead) throw new Killed();
  }

  async cross(): Promise<void> {
    const hold = this.#hold;
    if (hold && this.#crossings++ === hold.at) {
      this.#heldUp = hold.gate;
      hold.reached();
    }
    if (this.#heldUp) await this.#heldUp;
    this.step();
  }

  /** Takes no time: the world's clock moves only between steps. */
  async pause(): Promise<void> {
    if (this.#heldUp) await this.#heldUp;
    await new Promise((resolve) => setImmediate(resolve));
    if (++this.#pauses > PATIENCE) this.#isDead = true;
    this.step();
  }

  /** The database, through this process. A transaction ends in the process that began it. */
  overDb(db: Db): Db {
    const calls = new Set<PropertyKey>(['select', 'insert', 'update', 'delete', 'execute', 'transaction']);
    return new Proxy(db, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        const method = value.bind(target) as (...args: unknown[]) => unknown;
        if (!calls.has(name)) return method;
        return (...args: unknown[]) => {
          this.step();
          return method(...args);
        };
      },
    });
  }
}
