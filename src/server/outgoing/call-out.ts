import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import { oneLine } from '../core/one-line.ts';
import { safeWords } from '../core/safe-words/hide-secrets.ts';
import type { Settings } from '../core/settings/env.ts';
import { readNetworks } from '../core/settings/networks.ts';
import { isPublic } from './networks.ts';

/** From the lookup of the name to the last letter that is read. */
const WITHIN_MS = 10_000;
/** Of an answer, the rest is not read. */
const MOST_BYTES = 2_048;
const MOST_WORDS = 300;
const MOST_URL = 2_000;

/** What a call came to. */
export interface Answer {
  /** Null without an answer. */
  status: number | null;
  /** The first letters of the answer, or what went wrong. */
  words: string;
  /** Seconds that the other side asked to be left alone. */
  retryAfter: number | null;
  ms: number;
}

interface Call {
  url: string;
  method?: 'POST' | 'PUT' | 'DELETE';
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
  /** For large bodies. */
  withinMs?: number;
}

type Rules = Pick<Settings, 'SHOP_MODE' | 'OUTGOING_NETWORKS'>;
type Resolve = (host: string, found: (error: Error | null, addresses: LookupAddress[]) => void) => void;

const resolveAll: Resolve = (host, found) => lookUp(host, { all: true }, found);

/** An address that may not be called, with a reason for the operator. */
class Forbidden extends Error {}

/**
 * What is wrong with an address that an operator enters, in words for them; null if it may be called. Its name is looked up now, and
 * again whenever it is called.
 */
export async function complaintAbout(
  settings: Rules,
  text: string,
  resolve: Resolve = resolveAll,
): Promise<string | null> {
  try {
    const url = readUrl(settings, text);
    const host = hostOf(url);
    if (!isIP(host))
      await new Promise((done, failed) =>
        checkedLookup(settings, resolve)(host, { all: true }, (error, found) =>
          error ? failed(error) : done(found),
        ),
      );
    return null;
  } catch (error) {
    return error instanceof Forbidden ? error.message : 'The name of this address can’t be found.';
  }
}

/** The same, with what a program reads of it. */
export interface Asked extends Answer {
  /** The first letters, as they came: they may hold what is not to be shown. */
  text: string;
  etag: string | null;
}

/**
 * Calls an address that an operator chose. The connection goes to the very address that was checked, however its name resolves
 * elsewhere or later; a redirect is an answer like any other. Never throws.
 */
export async function callOut(settings: Rules, call: Call, resolve: Resolve = resolveAll): Promise<Answer> {
  const { text: _text, etag: _etag, ...answer } = await askOut(settings, call, resolve);
  return answer;
}

/** The same, with what a program reads of the answer. */
export async function askOut(settings: Rules, call: Call, resolve: Resolve = resolveAll): Promise<Asked> {
  const began = performance.now();
  const ended = (facts: Omit<Asked, 'ms'>): Asked => ({
    ...facts,
    ms: Math.round(performance.now() - began),
  });
  try {
    const { statusCode = 0, headers, text } = await ask(settings, call, resolve);
    const words = oneLine(safeWords(text)).slice(0, MOST_WORDS);
    const { etag = null, 'retry-after': later } = headers;
    return ended({ status: statusCode, words, retryAfter: secondsIn(later), text, etag });
  } catch (error) {
    return ended({ status: null, words: wordsOf(error), retryAfter: null, text: '', etag: null });
  }
}

/** Whether the other side took it. */
export function isTaken({ status }: Pick<Answer, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}

function ask(
  settings: Rules,
  { url: text, method = 'POST', headers, body, withinMs = WITHIN_MS }: Call,
  resolve: Resolve,
): Promise<Pick<IncomingMessage, 'statusCode' | 'headers'> & { text: string }> {
  const url = readUrl(settings, text);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, failed) => {
    const asked = request(
      url,
      {
        method,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // A connection of its own, which no other call has opened to another address of the same name.
        agent: false,
        lookup: checkedLookup(settings, resolve),
        signal: AbortSignal.timeout(withinMs),
      },
      (answer) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        const end = () => {
          const read = Buffer.concat(parts).subarray(0, MOST_BYTES).toString('utf8');
          done({ statusCode: answer.statusCode ?? 0, headers: answer.headers, text: read });
          asked.destroy();
        };
        answer.on('data', (part: Buffer) => {
          parts.push(part);
          bytes += part.length;
          if (bytes >= MOST_BYTES) end();
        });
        answer.on('end', end);
        answer.on('error', failed);
      },
    );
    asked.on('error', failed);
    asked.end(body);
  });
}

/** @throws {Forbidden} */
function readUrl({ SHOP_MODE, OUTGOING_NETWORKS }: Rules, text: string): URL {
  const url = text.length > MOST_URL || /[\s\p{C}]/u.test(text) ? null : URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Forbidden('Please enter an https address.');
  if (SHOP_MODE === 'live' && url.protocol !== 'https:')
    throw new Forbidden('A live shop calls only https addresses.');
  if (url.username || url.password)
    throw new Forbidden('An address may not have a name or a password in it.');
  const host = hostOf(url);
  if (isIP(host)) refusePrivate(OUTGOING_NETWORKS, [{ address: host, family: isIP(host) }]);
  return url;
}

/** Without the brackets of IPv6. */
function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}

/** Looks a name up for a connection, and fails if any of its addresses may not be called. */
function checkedLookup({ OUTGOING_NETWORKS }: Rules, resolve: Resolve): LookupFunction {
  return (host, options, found) =>
    resolve(host, (error, addresses) => {
      try {
        if (error) throw error;
        refusePrivate(OUTGOING_NETWORKS, addresses);
        const [first] = addresses;
        if (!first) throw new Error(`${host} has no address`);
        if (options.all === true) found(null, addresses);
        else found(null, first.address, first.family);
      } catch (failure) {
        found(failure as Error, []);
      }
    });
}

/** @throws {Forbidden} */
function refusePrivate(allowed: readonly string[], addresses: readonly LookupAddress[]): void {
  const own = readNetworks(allowed);
  const refused = addresses.some(({ address, family }) => {
    const version = family === 6 ? 6 : 4;
    return !isPublic(address, version) && !own.check(address, version === 6 ? 'ipv6' : 'ipv4');
  });
  if (refused)
    throw new Forbidden('This address is inside a private network. OUTGOING_NETWORKS can allow it.');
}

function secondsIn(header: string | undefined): number | null {
  const seconds = Number(header);
  return header !== undefined && Number.isInteger(seconds) && seconds >= 0 ? seconds : null;
}

function wordsOf(error: unknown): string {
  if (error instanceof Forbidden) return error.message;
  const { name = '', code } = error as { name?: string; code?: string };
  if (name === 'AbortError' || name === 'TimeoutError') return 'No answer in time.';
  return typeof code === 'string' ? `No answer (${code}).` : 'No answer.';
}
