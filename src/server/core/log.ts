import { writeSync } from 'node:fs';

import { type Logger, pino } from 'pino';

import { hideIccids, safeStack, safeWords } from './safe-words/hide-secrets.ts';
import { workForLog } from './work.ts';

export type { Logger };

/** Names whose values never reach a log, at the top of a logged object or up to two levels below. */
export const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'set-cookie',
  'x-api-key',
  'apiKey',
  'dataKey',
  'password',
  'secret',
  'client_secret',
  'clientSecret',
  'token',
  'order',
  'attempt_id',
  'attemptId',
  'activation',
  'codes',
  'lpa',
  'matching_id',
  'matchingId',
  'smdp_address',
  'smdpAddress',
  'qr_code_data',
  'qr_code_base64',
  'apple_url',
  'android_url',
  'fullName',
  'full_name',
  'company',
  'vatNumber',
  'vat_number',
  'email',
  'alternative_email',
  'alternativeEmail',
  'original_user_email',
  'address',
  'to',
];

const READER_PAUSE_MS = 10;
/** A reader that takes nothing for so long no longer reads. */
const READER_TRIES = 100;
const sleeper = new Int32Array(new SharedArrayBuffer(4));

/**
 * Writes a line whole, or drops what nobody reads. pino's own stream tries for ever while the process exits, so a shop whose
 * starter was killed would never end.
 */
export function writeLine(file: number, line: string): void {
  let left = Buffer.from(line);
  for (let tries = 0; left.length > 0 && tries < READER_TRIES;)
    try {
      left = left.subarray(writeSync(file, left));
      tries = 0;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      tries += 1;
      Atomics.wait(sleeper, 0, 0, READER_PAUSE_MS);
    }
}

const STANDARD_OUTPUT = { write: (line: string) => writeLine(1, line) };

/** @param base fields of every line, besides those of the present work */
export function createLog(
  level: string,
  destination: { write(line: string): void } = STANDARD_OUTPUT,
  base: Record<string, string> | null = null,
): Logger {
  const options = {
    level,
    base,
    mixin: workForLog,
    formatters: { log: (entry: Record<string, unknown>) => hideFields(entry, DEEPEST_FIELD) },
    serializers: { err: (error: unknown) => describeError(error) },
    hooks: { streamWrite: hideIccids },
  };
  return pino(options, destination);
}

const secretFields = new Set(SECRET_FIELDS);
/** Levels below the top whose names are read. */
const DEEPEST_FIELD = 2;

/**
 * A logged object without the values of secret fields; the same object if it has none. pino's own way (`redact`) tries every path
 * of every name on each line, which costs a line of five fields 70 us.
 */
function hideFields<T extends object>(entry: T, levels: number): T {
  const hidden: [string | number, unknown][] = [];
  for (const [name, value] of Object.entries(entry)) {
    if (secretFields.has(name)) hidden.push([name, '[secret]']);
    else if (levels > 0 && isWalked(value)) {
      const safe: object = hideFields(value, levels - 1);
      if (safe !== value) hidden.push([name, safe]);
    }
  }
  if (hidden.length === 0) return entry;
  return Object.assign(
    Array.isArray(entry) ? [...(entry as unknown[])] : { ...entry },
    Object.fromEntries(hidden),
  ) as T;
}

/** Errors, dates and the like choose their own logged form. */
function isWalked(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Error) && !('toJSON' in value);
}

/** How deep causes of causes are logged. */
const DEEPEST_CAUSE = 4;

/** Errors of SDKs carry requests and answers: keep only name, message and stack, without anything that looks like a secret. */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return safeWords(inWords(error));
  const cause =
    error.cause === undefined || depth === DEEPEST_CAUSE
      ? {}
      : { cause: describeError(error.cause, depth + 1) };
  return { name: error.name, message: safeWords(error.message), stack: safeStack(error), ...cause };
}

/** For a thrown value that is no error: a router's answer by its status, any other object by its contents. */
function inWords(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  const { status, statusText, data } = thrown as { status?: unknown; statusText?: unknown; data?: unknown };
  const kind = thrown.constructor?.name ?? 'Object';
  if (typeof status === 'number')
    return [kind, status, statusText, data]
      .filter((part) => ['string', 'number'].includes(typeof part))
      .join(' ');
  return `${kind} with ${Object.keys(thrown).slice(0, 20).join(', ') || 'nothing'}`;
}
