import { ConsoleFailure } from './console-failure.ts';
import { callWords } from './words.ts';

/** Whoever waits longer than this is better told that nothing came. */
const PATIENCE_MS = 20_000;

export type Value = string | number | boolean | null | undefined;

interface Sent {
  /** A GET with these as its query where there is no body. Nothing is sent for what is empty. */
  query?: Readonly<Record<string, Value>> | undefined;
  /** A POST of this as JSON. */
  body?: unknown;
  signal?: AbortSignal | undefined;
}

export interface Answer {
  body: unknown;
  /** By the clock of the shop, in milliseconds since the epoch. */
  at: number;
}

/** `path` with what is not empty of `query`. */
function addressWith(path: string, query: Sent['query'] = {}): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') asked.append(name, String(value));
  return asked.size > 0 ? `${path}?${asked}` : path;
}

/** One call below `/api/operate`. Throws {@link ConsoleFailure} for every answer that is not a good one, and for none. */
export async function send(path: string, sent: Sent = {}): Promise<Answer> {
  const response = await ask(path, sent);
  const body = await response.json().catch(() => {
    throw new ConsoleFailure(0, 'garbled', callWords.garbled);
  });
  const at = Date.parse(response.headers.get('date') ?? '');
  return { body, at: Number.isNaN(at) ? Date.now() : at };
}

/** The same for a file: its bytes, however long they take. */
export async function sendForFile(path: string, sent: Pick<Sent, 'query' | 'signal'>): Promise<Blob> {
  const response = await ask(path, { ...sent, signal: sent.signal ?? new AbortController().signal });
  return response.blob().catch(offline);
}

async function ask(path: string, { query, body, signal }: Sent): Promise<Response> {
  const response = await fetch(addressWith(`/api/operate/${path}`, query), {
    credentials: 'same-origin',
    cache: 'no-store',
    signal: signal ?? AbortSignal.timeout(PATIENCE_MS),
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch((error: unknown) => {
    // Nobody waits for it any more: that is no failure to be told.
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
