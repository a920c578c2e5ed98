import { AsyncLocalStorage } from 'node:async_hooks';
import { callbackify } from 'node:util';

import pg from 'pg';

import { type CircuitBreaker, DatabaseAway } from './circuit-breaker.ts';

export interface Deadlines {
  /** From the first packet to a usable connection. */
  connectWithinMs: number;
  /** Per statement. Longer than any of the shop's takes, so it means a hung server, or a network that drops everything. */
  answerWithinMs: number;
}

/**
 * Deadlines that the server enforces, as shares of {@link Deadlines.answerWithinMs}. A statement, or its wait for a lock, ends
 * with an error and leaves the connection usable, before we cut the connection ourselves. An idle transaction of a hung process
 * ends with its connection.
 */
const SERVER_ENDS = {
  statement_timeout: 0.75,
  lock_timeout: 0.5,
  idle_in_transaction_session_timeout: 1.5,
} as const;

const takesItsTime = new AsyncLocalStorage<true>();

/** Statements inside may take as long as they need, and wait for locks: a migration of a large table. */
export function withoutDeadline<T>(run: () => Promise<T>): Promise<T> {
  return takesItsTime.run(true, run);
}

/**
 * Makes clients that connect only when the breaker lets them; a connection with a statement not answered in time is cut.
 * @param open collects every connection while it exists
 * @param isShared the connection goes through a pooler that may use another server for each transaction: settings last for one
 * transaction only
 */
export function postgresClients(
  breaker: CircuitBreaker,
  open: Set<pg.Client>,
  { connectWithinMs, answerWithinMs }: Deadlines,
  isShared = false,
) {
  /**
   * The deadlines, and no compiling of plans: it takes the database a second for a search that it answers in milliseconds. Startup
   * parameters would do the same, but a pooler refuses those that it does not know.
   */
  const settings = (set: 'set' | 'set local', hold = true) =>
    [
      ...Object.entries(SERVER_ENDS).map(
        ([name, share]) => `${set} ${name} = ${hold ? Math.ceil(answerWithinMs * share) : 0}`,
      ),
      `${set} jit = off`,
    ].join('; ');

  return class PostgresClient extends pg.Client {
    #connected = false;
    /** Whether the server's deadlines are set on this connection; null while it has the server's defaults. */
    #areSet: boolean | null = null;
    #unanswered = 0;
    /** When the last answer came. */
    #heardAt = 0;

    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionTimeoutMillis: connectWithinMs, keepAlive: true });
      // Callers get the error themselves; without a listener, the event would end the process.
      this.on('error', (error) => {
        if (this.#connected) breaker.broke(error);
      });
      this.once('end', () => open.delete(this));
    }

    override connect(): Promise<this>;
    override connect(callback: (error: Error | null, client?: this) => void): void;
    override connect(callback?: (error: Error | null, client?: this) => void): Promise<this> | void {
      const connect = () => breaker.attempt(() => this.#connect());
      if (!callback) return connect();
      callbackify(connect)(callback);
    }

    async #connect(): Promise<this> {
      const stream = socketOf(this);
      // The caller that waited for this connection has given up.
      if (stream.destroyed) throw new DatabaseAway('the wait for a connection was too long');
      open.add(this);
      try {
        await super.connect();
        this.#connected = true;
        this.#heardAt = performance.now();
        return this;
      } catch (error) {
        open.delete(this);
        stream.destroy();
        throw error;
      }
    }

    override query(...args: unknown[]): never {
      const ask = super.query.bind(this) as (...args: unknown[]) => unknown;
      const hold = takesItsTime.getStore() !== true;
      if (isShared) {
        const text = hold ? beginOf(args[0]) : null;
        if (text !== null) args[0] = `${text}; ${settings('set local')}`;
      } else if (this.#areSet !== hold) {
        this.#areSet = hold;
        // If setting it fails, the statement itself fails too, and reports it.
        void super.query(settings('set', hold)).catch(() => {});
      }
      const askedAt = performance.now();
      const timer = hold && setTimeout(() => this.#giveUp(askedAt), answerWithinMs).unref();
      this.#unanswered++;
      const heard = () => {
        if (timer) clearTimeout(timer);
        this.#unanswered--;
        this.#heardAt = performance.now();
      };
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const tell = (...answer: unknown[]) => {
          heard();
          (callback as (...answer: unknown[]) => void)(...answer);
        };
        return ask(...args.slice(0, -1), tell) as never;
      }
      const asking = ask(...args) as Promise<unknown>;
      asking.then(heard, heard);
      return asking as never;
    }

    /**
     * Also cuts connections without an answer since then: each would make its next caller wait as long, even after the server is
     * back.
     */
    #giveUp(askedAt: number): void {
      const error = new DatabaseAway('the database did not answer in time');
      socketOf(this).destroy(error);
      for (const other of open) {
        // A connection being made has its own deadline.
        if (!(other instanceof PostgresClient) || !other.#connected) continue;
        if (other.#unanswered > 0 || other.#heardAt > askedAt) continue;
        socketOf(other).destroy(error);
      }
    }
  };
}

/** The statement's text if it begins a transaction; otherwise null. */
function beginOf(asked: unknown): string | null {
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked;
  return typeof text === 'string' && /^begin\b/.test(text) ? text : null;
}

/** Ends a connection without waiting for the server's goodbye. */
export function cut(client: pg.Client): void {
  socketOf(client).destroy();
}

function socketOf(client: pg.Client): { destroyed: boolean; destroy(error?: Error): void } {
  return (client as unknown as { connection: { stream: never } }).connection.stream;
}
