import { FOLLOWING } from '../../../domain/operators/following.ts';
import { ConsoleFailure } from './console-failure.ts';
import { callWords } from './words.ts';

/** After this long, operators are better served by an error than by more waiting. */
const PATIENCE_MS = 20_000;

export type Value = string | number | boolean | null | undefined;

interface Sent {
  /** The query of a GET, if there is no body. Empty values are not sent. */
  query?: Readonly<Record<string, Value>> | undefined;
  /** The JSON body of a POST. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** The console asks by itself, which does not count as use. */
  isFollowing?: boolean;
}

export interface Answer {
  body: unknown;
  /** By the shop's clock, in milliseconds since the epoch. */
  at: number;
}

/** `path` with the values of `query` that are not empty. */
function addressWith(path: string, query: Sent['query'] = {}): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') asked.append(name, String(value));
  return asked.size > 0 ? `${path}?${asked}` : path;
}

/** One call to a path under `/api/operate`. Throws {@link ConsoleFailure} for an error or no answer. */
export async function send(path: string, sent: Sent = {}): Promise<Answer> {
  const response = await ask(path, sent);
  const body = await response.json().catch(() => {
    throw new ConsoleFailure(0, 'garbled', callWords.garbled);
  });
  const at = Date.parse(response.headers.get('date') ?? '');
  return { body, at: Number.isNaN(at) ? Date.now() : at };
}

/** The same for a file, without a limit on the time. */
export async function sendForFile(path: string, sent: Pick<Sent, 'query' | 'signal'>): Promise<Blob> {
  const response = await ask(path, { ...sent, signal: sent.signal ?? new AbortController().signal });
  return response.blob().catch(offline);
}

async function ask(path: string, { query, body, signal, isFollowing }: Sent): Promise<Response> {
  const response = await fetch(addressWith(`/api/operate/${path}`, query), {
    credentials: 'same-origin',
    cache: 'no-store',
    signal: signal ?? AbortSignal.timeout(PATIENCE_MS),
    ...(isFollowing && { headers: { [FOLLOWING]: '1' } }),
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch((error: unknown) => {
    // The caller has cancelled it, so this is no failure to report.
    if (signal?.aborted) throw error;
    return offline();
  });
  if (response.ok) return response;
  throw await failureOf(response);
}

function offline(): never {
  throw new ConsoleFailure(0, 'offline', callWords.offline);
}

async function failureOf(response: Response): Promise<ConsoleFailure> {
  const answer: unknown = await response.json().catch(() => null);
  const facts = (answer ?? {}) as Record<string, unknown>;
  const wait = Number(response.headers.get('retry-after') ?? facts['seconds'] ?? Number.NaN);
  return new ConsoleFailure(
    response.status,
    textOf(facts['reason']) ?? textOf(facts['code']) ?? 'internal',
    textOf(facts['error']) ?? callWords.wrong,
    { facts, waitSeconds: Number.isFinite(wait) && wait > 0 ? Math.ceil(wait) : null },
  );
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
