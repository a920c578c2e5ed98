import type { Browser, CDPSession } from '@playwright/test';

/** Kinds of files that a page loads; all others count only in `all`. */
const KINDS = ['scripts', 'styles', 'fonts', 'pictures', 'document'] as const;
type Kind = (typeof KINDS)[number];

const KIND_OF: Record<string, Kind> = {
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'pictures',
  Document: 'document',
};

interface Load {
  bytes: number;
  files: number;
}

/** What a page loaded from the shop itself until nothing more came: bytes over the wire, with headers. */
export type PageWeight = Record<Kind | 'all', Load> & {
  /** Every script file, heaviest first. */
  scriptFiles: { path: string; bytes: number }[];
  /** Seconds that the page's main thread worked. */
  work: number;
};

/** Loading has ended if nothing came for this long: longer than a page's own delays. */
const SETTLED_MS = 1500;
const MAX_MS = 60_000;

/** Loads `address` in a fresh browser, 360 pixels wide, that speaks `locale`: to others the page is offered in their language. */
export async function weighPage(browser: Browser, address: string, locale: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const loads = watch(session, new URL(address).origin);
    await session.send('Network.enable');
    await session.send('Performance.enable');
    await page.goto(address);
    await loads.settled();
    const { metrics } = await session.send('Performance.getMetrics');
    return { ...loads.sum(), work: metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN };
  } finally {
    await context.close();
  }
}

function watch(session: CDPSession, origin: string) {
  const open = new Set<string>();
  const known = new Map<string, { url: string; kind: Kind | undefined; bytes: number }>();
  let last = performance.now();
  const touch = () => {
    last = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    if (!request.url.startsWith(`${origin}/`)) return;
    open.add(requestId);
    known.set(requestId, { url: request.url, kind: KIND_OF[type], bytes: 0 });
    touch();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // The stream of news never ends.
    if (response.mimeType === 'text/event-stream') open.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = known.get(requestId);
    if (load) load.bytes = encodedDataLength;
    open.delete(requestId);
    touch();
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    open.delete(requestId);
    touch();
  });
  return {
    async settled() {
      const started = performance.now();
      while (open.size > 0 || performance.now() - last < SETTLED_MS) {
        if (performance.now() - started > MAX_MS) {
          const urls = [...open].map((id) => known.get(id)?.url);
          throw new Error(`These never came: ${urls.join(', ')}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    sum(): Omit<PageWeight, 'work'> {
      const loaded = [...known.values()].filter(({ bytes }) => bytes > 0);
      const sumOf = (kind?: Kind): Load => {
        const some = kind ? loaded.filter((load) => load.kind === kind) : loaded;
        return { bytes: some.reduce((sum, { bytes }) => sum + bytes, 0), files: some.length };
      };
      const kinds = Object.fromEntries(KINDS.map((kind) => [kind, sumOf(kind)])) as Record<Kind, Load>;
      const scriptFiles = loaded
        .filter(({ kind }) => kind === 'scripts')
        .map(({ url, bytes }) => ({ path: new URL(url).pathname, bytes }))
        .toSorted((one, other) => other.bytes - one.bytes);
      return { ...kinds, all: sumOf(), scriptFiles };
    },
  };
}
