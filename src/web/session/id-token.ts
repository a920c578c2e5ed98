import { callAuth } from './auth-calls.ts';
import { onOtherVisitor } from './session.ts';

/** The token is renewed when less than this is left. */
const SPARE_MS = 60_000;

interface Held {
  text: string;
  /** By this browser's clock, counted from its arrival, because that clock may be wrong. */
  expiresAt: number;
}

/** The user's ID token, only in memory. Simultaneous callers share one request. */
export class IdTokens {
  readonly #ask: () => Promise<string>;
  readonly #now: () => number;
  #held: Held | null = null;
  #asking: Promise<string | null> | null = null;

  constructor(ask: () => Promise<string>, now: () => number = Date.now) {
    this.#ask = ask;
    this.#now = now;
  }

  /** Null if there is none to be had: the call then relies on the session cookie. */
  async current(): Promise<string | null> {
    if (this.#held && this.#held.expiresAt - this.#now() > SPARE_MS) return this.#held.text;
    return this.#fetch();
  }

  /** A token other than `refused`. */
  async another(refused: string): Promise<string | null> {
    if (this.#held?.text === refused) this.#held = null;
    return this.current();
  }

  /** Somebody else may be signed in now. */
  forget(): void {
    this.#held = null;
    this.#asking = null;
  }

  #fetch(): Promise<string | null> {
    if (this.#asking) return this.#asking;
    const asking: Promise<string | null> = this.#ask().then(
      (text) => {
        if (this.#asking !== asking) return this.current();
        this.#held = { text, expiresAt: this.#now() + lifetimeOf(text) };
        this.#asking = null;
        return text;
      },
      () => {
        if (this.#asking === asking) this.#asking = null;
        return null;
      },
    );
    this.#asking = asking;
    return asking;
  }
}

/** Milliseconds from a token's creation to its expiry; 0 if it does not say. */
function lifetimeOf(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { iat, exp } = JSON.parse(atob(payload)) as { iat: number; exp: number };
    return (exp - iat) * 1000 || 0;
  } catch {
    return 0;
  }
}

export const idTokens = new IdTokens(async () => (await callAuth<{ token: string }>('token')).token);
onOtherVisitor(() => idTokens.forget());
