import type { OrderOutcome } from './wholesaler.ts';

/** Steps of the network before a request is sent. */
const BEFORE_SENDING: ReadonlySet<unknown> = new Set(['connect', 'getaddrinfo']);

/**
 * The outcome of an order that got no answer: unclear, unless no connection came about, for then nothing was sent.
 * @param error what the call threw, with its causes
 */
export function unheard(error: unknown, why: string): OrderOutcome {
  if (!wasNeverSent(error)) return { kind: 'unclear', why };
  return {
    kind: 'refused',
    why: 'it cannot be reached',
    lasting: false,
    retryAfterSeconds: null,
    isAway: true,
  };
}

function wasNeverSent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'UND_ERR_CONNECT_TIMEOUT') return true;
  if ('syscall' in error && BEFORE_SENDING.has(error.syscall)) return true;
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(wasNeverSent);
  return wasNeverSent(error.cause);
}
