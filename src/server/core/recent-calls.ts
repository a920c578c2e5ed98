/** How recent calls to one provider went, as one process knows it. */
export interface CallFacts {
  /** In the window. */
  calls: number;
  /** Of these: no answer, an error of the provider, a rate limit, or our key refused. */
  failed: number;
  /** The total time until each answer began. */
  ms: number;
  /** The last call, however long ago. */
  last: { at: string; status: string; ms: number };
}

interface Call {
  /** By `performance.now()`. */
  ended: number;
  ms: number;
  isFailed: boolean;
}

const WINDOW_MS = 15 * 60_000;
/** Enough for a picture; a busy shop makes more calls in the window. */
const MAX_CALLS = 500;
/** Statuses that count as failures. Others do not: a declined card does not mean a provider is down. */
const FAILING = new Set(['none', '401', '403', '429']);

/** Remembers the calls of the last quarter of an hour, by provider. */
export class RecentCalls {
  readonly #providers = new Map<
    string,
    { calls: Call[]; last: { ended: number; status: string; ms: number } }
  >();

  /** @param status a number, or `none` if there was no answer */
  add(provider: string, status: string, ms: number): void {
    const ended = performance.now();
    const known = this.#providers.get(provider);
    const calls = known?.calls ?? [];
    calls.push({ ended, ms, isFailed: FAILING.has(status) || Number(status) >= 500 });
    if (calls.length > MAX_CALLS) calls.shift();
    this.#providers.set(provider, { calls, last: { ended, status, ms } });
  }

  facts(now: Date): Record<string, CallFacts> {
    const elapsed = performance.now();
    const facts: Record<string, CallFacts> = {};
    for (const [provider, { calls, last }] of this.#providers) {
      const recent = calls.filter(({ ended }) => elapsed - ended <= WINDOW_MS);
      facts[provider] = {
        calls: recent.length,
        failed: recent.filter(({ isFailed }) => isFailed).length,
        ms: Math.round(recent.reduce((sum, { ms }) => sum + ms, 0)),
        last: {
          at: new Date(now.getTime() - (elapsed - last.ended)).toISOString(),
          status: last.status,
          ms: Math.round(last.ms),
        },
      };
    }
    return facts;
  }
}
