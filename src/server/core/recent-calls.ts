/** How the calls to one party went lately, as one process knows it. */
export interface CallFacts {
  /** Of the window. */
  calls: number;
  /** Of these: no answer, an error of theirs, too many of ours, or our key refused. */
  failed: number;
  /** All of them together, until their answer began. */
  ms: number;
  /** The last one, however long ago. */
  last: { at: string; status: string; ms: number };
}

interface Call {
  /** By `performance.now()`. */
  ended: number;
  ms: number;
  isFailed: boolean;
}

const WINDOW_MS = 15 * 60_000;
/** Enough to tell; a busy shop makes more of them in the window. */
const MOST_CALLS = 500;
/** What is no answer to what was asked. Others are: a declined card is not a party that is ill. */
const FAILING = new Set(['none', '401', '403', '429']);

/** Remembers the calls of the last quarter of an hour, by party. */
export class RecentCalls {
  readonly #parties = new Map<
    string,
    { calls: Call[]; last: { ended: number; status: string; ms: number } }
  >();

  /** @param status as a number, or `none` where no answer came */
  add(party: string, status: string, ms: number): void {
    const ended = performance.now();
    const known = this.#parties.get(party);
    const calls = known?.calls ?? [];
    calls.push({ ended, ms, isFailed: FAILING.has(status) || Number(status) >= 500 });
    if (calls.length > MOST_CALLS) calls.shift();
    this.#parties.set(party, { calls, last: { ended, status, ms } });
  }

  facts(now: Date): Record<string, CallFacts> {
    const elapsed = performance.now();
    const facts: Record<string, CallFacts> = {};
    for (const [party, { calls, last }] of this.#parties) {
      const recent = calls.filter(({ ended }) => elapsed - ended <= WINDOW_MS);
      facts[party] = {
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
