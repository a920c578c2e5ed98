/** What every player of the outside world looks like to the sandbox's core (`sandbox.ts`). */
export type PartyName = 'stripe' | 'paypal' | 'esim-go' | 'oidc' | 'mail';

export interface Party {
  name: PartyName;
  /** Answers one HTTP request on the party's own origin. Faults are applied around this by the core. */
  fetch(request: Request): Response | Promise<Response>;
  /** This party's part of `GET /control/ledger`, merged with the others'. */
  ledger?(): Record<string, unknown>;
  /** Back to the state of a first start. */
  reset(): void;
  close?(): Promise<void>;
}

/** What the core gives to every party. */
export interface World {
  /** Milliseconds since the epoch on the sandbox's own clock, which `/control/clock` moves forward. */
  now(): number;
  /** State that survives a restart: kept under the data folder, or in memory where there is none. */
  store<T>(name: string, initial: () => T): Stored<T>;
  webhooks: Webhooks;
}

export interface Stored<T> {
  value: T;
  /** Call after each change; the file follows within moments and on close. */
  save(): void;
}

/** Outgoing callbacks, with the levers hold, release, drop, duplicate and shuffle. */
export interface Webhooks {
  /**
   * Delivers until a 2xx answer or until `retrySeconds` is used up.
   * `send` makes one attempt and is called again for a retry (a fresh signature each time); it
   * answers the HTTP status.
   */
  deliver(delivery: { party: PartyName; id: string; retrySeconds: number[]; send(): Promise<number> }): void;
}
