import { notPlayed } from '../../core/not-played.ts';

/** The vendor refuses a call: a status, and the text of its `message`. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** The message about fields of a body that the sandbox does not simulate. */
export function keysNotPlayed(path: readonly PropertyKey[], keys: string[]): string {
  return notPlayed(`the field ${keys.map((key) => [...path, key].join('.')).join(', ')}`);
}

/** The vendor's error body: `{"message": "<text>"}`. */
export function refusalResponse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify({ message }), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

const FORCED: Record<number, string> = {
  400: 'bad request',
  401: 'unauthorized',
  403: 'access denied',
  404: 'not found',
  410: 'eSIM deactivated',
  429: 'Rate limit exceeded',
  500: 'unexpected error occurred',
  503: 'still processing, try again later',
};

/** The vendor's wording of a status forced by a control; 429 and 503 say when to try again. */
export function forcedRefusal(status: number): Response {
  const again: Record<string, string> = status === 429 || status === 503 ? { 'retry-after': '1' } : {};
  return refusalResponse(status, FORCED[status] ?? 'unexpected error occurred', again);
}
