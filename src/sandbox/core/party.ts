/** How every party looks to the sandbox's core (`sandbox.ts`). */
export const PARTY_NAMES = [
  'stripe',
  'paypal',
  'esim-go',
  'slow-sim',
  'esim-access',
  'airalo',
  'bank',
  'ecb',
  'vies',
  'oidc',
  'mail',
] as const;
export type PartyName = (typeof PARTY_NAMES)[number];

export interface Party {
  name: PartyName;
  /** Answers one HTTP request on the party's own origin. The core applies faults around this. */
  fetch(request: Request): Response | Promise<Response>;
  /** How the party words an error status forced by `/control/faults`; a plain JSON body if not given. */
  refusal?(status: number): Response;
  /**
   * Controls that only this party has, each served as `POST /control/{name}` with a JSON body. What a control returns is sent as
   * JSON; what it throws becomes a 400 with the error's message.
   */
  controls?: Record<string, (body: unknown) => Promise<unknown>>;
  /** This party's part of `GET /control/ledger`, merged with the others'. */
  ledger?(): Record<string, unknown>;
  /** Restores the state of a first start. */
  reset(): void;
  close?(): Promise<void>;
}

/** The shop, as the outside world knows it. */
export interface Shop {
  /** Where Stripe's webhooks go, and the endpoint's signing secret (`whsec_...`). */
  stripeWebhookUrl: string;
  stripeWebhookSecret: string;
  /** Where PayPal's webhooks go. */
  paypalWebhookUrl: string;
  /**
   * The shop's webhook at PayPal, the account its orders pay into, and its credentials. By default `WH-SANDBOX`, `SANDBXMERCHNT`
   * and `sandbox`.
   */
  paypalWebhookId?: string;
  paypalMerchantId?: string;
  /** The webhook's events; by default, all that the sandbox sends. */
  paypalWebhookEvents?: string[];
  paypalClientId?: string;
  paypalClientSecret?: string;
  /** Where the OpenID provider sends people back to. */
  googleCallbackUrl: string;
  /** The wholesaler's usage callback; without it none are sent. */
  esimGoCallbackUrl?: string;
  /** Its address, for the callbacks of the parties that run only on demand; without it none are sent. */
  baseUrl?: string;
  /** The shop's credentials at the OpenID provider; `sandbox` by default. */
  googleClientId?: string;
  googleClientSecret?: string;
}

/** The origin of each party and of `/control`. */
export type Origins = Record<'control' | 'stripe' | 'paypal' | 'esimGo' | 'oidc', string>;

/** What the core offers every party. */
export interface World {
  /** Milliseconds since the epoch on the sandbox's clock, which `/control/clock` moves forward. */
  now(): number;
  /**
   * Calls `ring` once the sandbox's clock reaches `time`; returns a function that cancels it. Alarms do not survive a restart: a
   * party sets them again from its stored state.
   */
  at(time: number, ring: () => void): () => void;
  /** State that survives a restart, stored in the data folder, or in memory if there is none. */
  store<T>(name: string, initial: () => T): Stored<T>;
  webhooks: Webhooks;
  /**
   * Takes the fault meant for this call, which uses it up. For parties that speak more than HTTP (mail uses the method `SMTP`);
   * the core applies the faults of HTTP calls.
   */
  takeFault(party: PartyName, method: string, path: string): Fault | undefined;
  /** Delays an answer by so many milliseconds, or until faults are cleared. */
  late(delayMs: number): Promise<void>;
}

export interface Stored<T> {
  value: T;
  /** To be called after each change; the file is written within moments, and on close. */
  save(): void;
}

/** Outgoing callbacks, with the controls hold, release, drop, duplicate, shuffle and resend. */
export interface Webhooks {
  /**
   * Delivers until the answer is a 2xx or `retrySeconds` are over. `send` makes one attempt, with a fresh signature for each
   * retry, and returns the HTTP status.
   */
  deliver(delivery: Delivery): void;
}

export interface Delivery {
  party: PartyName;
  id: string;
  retrySeconds: number[];
  send(): Promise<number>;
}

export interface Fault {
  id: string;
  party: PartyName;
  /** Any method if not given. */
  method?: string | undefined;
  /** The path without its query, `*` for any run of characters; any path if not given. */
  path?: string | undefined;
  effect: 'status' | 'delay' | 'cut-before' | 'cut-after' | 'garbage';
  status: number;
  delay_ms: number;
  /** How many more calls it affects. */
  times: number;
}
