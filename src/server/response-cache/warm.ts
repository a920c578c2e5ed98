import { setTimeout as pause } from 'node:timers/promises';

import { socialPicture } from '../../domain/catalog/found/social-picture.ts';
import { SCRIPTS } from '../../domain/catalog/scripts.ts';
import { PAGES } from '../../domain/pages.ts';
import type { Logger } from '../core/log.ts';
import { addressOf } from './addresses.ts';
import type { ResponseCache } from './response-cache.ts';

/** Between two answers; and how long requests can delay the next one at most. */
const PACE_MS = 40;
const MAX_WAIT_MS = 1_000;

const POPULAR = '/api/popular';

/** Pages without a place in their address. */
const PAGES_ALONE = PAGES.filter(({ path, reads }) => reads && !path.includes(':'));

/** The most visited addresses, first. */
const ALWAYS = [
  ...PAGES_ALONE.filter(({ data }) => data).map(({ path }) => path),
  '/api/search-index',
  '/api/search-names',
  ...SCRIPTS.map((script) => `/api/search-scripts?script=${script}`),
  POPULAR,
  '/api/regions',
  '/api/countries',
  '/sitemap.xml',
  '/llms.txt',
  ...PAGES_ALONE.filter(({ data }) => !data).map(({ path }) => path),
];

export interface Warmer {
  start(): void;
  /** Starts over for a new generation. */
  again(): void;
  /** A request is being answered: it has priority. */
  makeWay(): void;
  isIdle: () => boolean;
  stop(): void;
}

/** Renders the pages of all places ahead, slowly and one at a time, so that nobody waits for them later. */
export function createWarmer(responseCache: ResponseCache, log: Logger): Warmer {
  let running: AbortController | null = null;
  let isOn = false;
  let askedAt = 0;

  const ask = async (path: string, signal: AbortSignal): Promise<Uint8Array | null> => {
    const begun = performance.now();
    do await pause(PACE_MS, undefined, { signal, ref: false });
    while (performance.now() - askedAt < PACE_MS && performance.now() - begun < MAX_WAIT_MS);
    const address = addressOf(path);
    const made = address && (await responseCache.obtain(address));
    await made?.form('br');
    return made?.status === 200 ? made.body() : null;
  };

  const run = async (signal: AbortSignal) => {
    const places: string[] = [];
    const pictures: string[] = [];
    for (const path of ALWAYS) {
      const body = await ask(path, signal);
      if (body === null) continue;
      places.push(...placesIn(path, body));
      if (path === POPULAR) pictures.push(...codesIn(body).map(socialPicture));
    }
    for (const path of [...places, socialPicture('home'), ...pictures]) await ask(path, signal);
  };

  const start = () => {
    if (!isOn) return;
    running?.abort();
    const mine = new AbortController();
    running = mine;
    run(mine.signal)
      .catch((error: unknown) => {
        if (!mine.signal.aborted) log.warn({ err: error }, 'pages are not made ahead for now');
      })
      .finally(() => {
        if (running === mine) running = null;
      });
  };

  return {
    start() {
      isOn = true;
      start();
    },
    again: start,
    makeWay: () => (askedAt = performance.now()),
    isIdle: () => running === null,
    stop() {
      isOn = false;
      running?.abort();
    },
  };
}

const textOf = (body: Uint8Array) => new TextDecoder().decode(body);

function codesIn(body: Uint8Array): string[] {
  const { countries } = JSON.parse(textOf(body)) as { countries: { iso: string }[] };
  return countries.map(({ iso }) => iso);
}

/** The pages of the places named in an API answer. */
function placesIn(path: string, body: Uint8Array): string[] {
  if (path === '/api/search-index') {
    return codesIn(body).map((iso) => `/country/${iso}`);
  }
  if (path === '/api/regions') {
    const { regions } = JSON.parse(textOf(body)) as { regions: { slug: string }[] };
    return regions.map(({ slug }) => `/regional/${slug}`);
  }
  return [];
}
