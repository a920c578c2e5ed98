/** What every player of the outside world looks like to the sandbox's core (`sandbox.ts`). */
export type PartyName = 'stripe' | 'paypal' | 'esim-go' | 'slow-sim' | 'oidc' | 'mail';

export interface Party {
  name: PartyName;
  /** Answers one HTTP request on the party's own origin. Faults are applied around this by the core. */
  fetch(request: Request): Response | Promise<Response>;
  /** The party's own wording of an error status forced by `/control/faults`; a plain JSON body where absent. */
  refusal?(status: number): Response;
  /**
   * Controls that only this party has, each served as `POST /control/{name}` with a JSON body.
   * A control's answer is sent as JSON; what it throws becomes a 400 with the error's message.
   */
  controls?: Record<string, (body: unknown) => Promise<unknown>>;
  /** This party's part of `GET /control/ledger`, merged with the others'. */
  ledger?(): Record<string, unknown>;
  /** Back to the state of a first start. */
  reset(): void;
  close?(): Promise<void>;
}

/** The shop as the outside world knows it. */
export interface Shop {
  /** Where Stripe's webhooks go, and the endpoint's signing secret (`whsec_...`). */
  stripeWebhookUrl: string;
  stripeWebhookSecret: string;
  /** Where PayPal's webhooks go. */
  paypalWebhookUrl: string;
  /** The shop's webhook there, whom its orders pay, and its credentials; `WH-SANDBOX`, `SANDBXMERCHNT` and `sandbox` where absent. */
  paypalWebhookId?: string;
  paypalMerchantId?: string;
  /** What that webhook is subscribed to; all that is played where absent. */
  paypalWebhookEvents?: string[];
  paypalClientId?: string;
  paypalClientSecret?: string;
  /** Where the OpenID provider sends people back to. */
  googleCallbackUrl: string;
  /** The wholesaler's usage callback; none are sent where absent. */
  esimGoCallbackUrl?: string;
  /** Slow SIM's callback; none are sent where absent. */
  slowSimCallbackUrl?: string;
  /** The shop's credentials there; `sandbox` where absent. */
  googleClientId?: string;
  googleClientSecret?: string;
}

/** Where each party answers, and `/control`; Slow SIM only where it plays. */
export type Origins = Record<'control' | 'stripe' | 'paypal' | 'esimGo' | 'oidc', string> & {
  slowSim?: string;
};

/** What the core gives to every party. */
export interface World {
  /** Milliseconds since the epoch on the sandbox's own clock, which `/control/clock` moves forward. */
  now(): number;
  /**
   * Calls `ring` once the sandbox's clock reaches `time`; answers a function that calls it off.
   * Alarms do not survive a restart: a party sets them again from its stored state.
   */
  at(time: number, ring: () => void): () => void;
  /** State that survives a restart: kept under the data folder, or in memory where there is none. */
  store<T>(name: string, initial: () => T): Stored<T>;
  webhooks: Webhooks;
  /**
   * The fault meant for this call, used up by asking, for parties that speak more than HTTP
   * (mail asks with method `SMTP`). HTTP calls have theirs applied by the core already.
   */
  takeFault(party: PartyName, method: string, path: string): Fault | undefined;
  /** Holds an answer back so many milliseconds, or until faults are cleared. */
  late(delayMs: number): Promise<void>;
}

export interface Stored<T> {
  value: T;
  /** Call after each change; the file follows within moments and on close. */
  save(): void;
}

/** Outgoing callbacks, with the controls hold, release, drop, duplicate, shuffle and resend. */
export interface Webhooks {
  /**
   * Delivers until a 2xx answer or until `retrySeconds` is used up.
   * `send` makes one attempt and is called again for a retry (a fresh signature each time); it
   * returns the HTTP status.
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
  /** Any method where absent. */
  method?: string | undefined;
  /** The path without query, `*` for any run of characters; any path where absent. */
  path?: string | undefined;
  effect: 'status' | 'delay' | 'cut-before' | 'cut-after' | 'garbage';
  status: number;
  delay_ms: number;
  /** How many calls it still meets. */
  times: number;
}
