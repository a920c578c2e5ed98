import { PACKS } from '../browser/pack-names.ts';
import { KEPT_PAGE, OFFLINE_PATH } from './addresses.ts';
import { type FetchEvent, scope } from './worker-scope.ts';

/** A phone that lands often has a network that answers nobody. */
const PATIENCE_MS = 3000;
/** Not pages of the shop: calls and downloads of the API, and the console. */
const NO_PAGES = /^\/(?:api|operate)(?:\/|$)/;

// It keeps nothing of the shop, so that a new one can take over in the middle of a visit.
scope.addEventListener('install', (event) => {
  const onlyPages = event.addRoutes?.([
    { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
  ]);
  // Older browsers know fewer conditions, and ask about every request.
  event.waitUntil(Promise.all([onlyPages?.catch(() => undefined), scope.skipWaiting()]));
});

scope.addEventListener('activate', (event) => {
  // The page is asked for while this starts, and not after it.
  event.waitUntil(Promise.resolve(scope.registration.navigationPreload?.enable()));
});

scope.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  const { pathname } = new URL(url);
  if (mode === 'navigate' && method === 'GET' && !NO_PAGES.test(pathname))
    event.respondWith(answer(event, OFFLINE_PATH.test(pathname)));
});

/** The shop's own answer; without a network the kept page, which soon also stands in for an offline page that does not come. */
async function answer(event: FetchEvent, isOffline: boolean): Promise<Response> {
  const fromShop = ask(event);
  try {
    return await (isOffline ? Promise.race([fromShop, late()]) : fromShop);
  } catch (error) {
    const kept = await (await caches.open(PACKS)).match(KEPT_PAGE);
    if (kept) return kept;
    if (isOffline) return fromShop;
    throw error;
  }
}

async function ask({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function late(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  throw new Error('late');
}
