import { createAuth } from './account/auth.ts';
import { createGoogle } from './account/google/google.ts';
import { createApp } from './app.ts';
import { openBrand } from './brand/brand.ts';
import { openCatalogue } from './catalog/catalogue.ts';
import type { Logger } from './core/log.ts';
import { createMeter } from './core/meter.ts';
import { readDkim } from './core/settings/dkim.ts';
import type { Settings } from './core/settings/env.ts';
import { originsOf } from './core/settings/provider-origins.ts';
import { createWatchdog } from './core/watchdog.ts';
import { createCipher } from './db/cipher.ts';
import type { Database } from './db/database.ts';
import { withOwnSigning } from './db/shop-mark.ts';
import { createUnwritten } from './db/unwritten.ts';
import type { Deps } from './deps.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { type QueueService, startQueue } from './jobs/queue.ts';
import type { Streams } from './live/stream-places.ts';
import { createMailer, senderIn } from './mail/mailer.ts';
import { createMetrics, type Metrics } from './monitoring/metrics.ts';
import { createMonitor } from './monitoring/monitor.ts';
import { pageOf } from './monitoring/page-of.ts';
import { createReadiness, type Readiness } from './monitoring/readiness.ts';
import { openSharedClock, type SharedClock } from './processes/shared-clock.ts';
import { openProcessors } from './providers/registry/processors.ts';
import { refusalsOfLongPromise, refuseLongPromise } from './providers/registry/refuse-long-promise.ts';
import { openWholesalers } from './providers/registry/wholesalers.ts';
import { createStripeCards } from './providers/stripe/stripe-cards.ts';
import { createWalletHosts } from './providers/stripe/stripe-domains.ts';
import { createStripeTax } from './providers/stripe/stripe-tax.ts';
import { openNews } from './pubsub/news.ts';
import { createCacheMiddleware, type CacheMiddleware } from './response-cache/cache-middleware.ts';
import { missingToSell } from './settings/layered.ts';
import { openSettings } from './settings/settings-in-force.ts';
import { openSwitches } from './switches/switches.ts';
import { takingsOf } from './tax/takings.ts';
import { openTax } from './tax/tax.ts';
import { openTexts } from './texts/texts.ts';

export interface Shop {
  deps: Deps;
  app: ReturnType<typeof createApp>;
  readiness: Readiness;
  metrics: Metrics;
  queue: QueueService;
  clock: SharedClock;
  handlers: ReturnType<typeof jobHandlers>;
  /** Ends the open event streams, which would otherwise keep the server from closing. */
  endStreams(): void;
  /** Answers callers waiting for an eSIM: it will arrive without this process. */
  endWaits(): void;
  /**
   * Waits for running jobs, at most `timeoutMs`, and for answers from outside to be written, at most `answersMs`, then closes
   * everything opened here, the database included.
   */
  close(timeoutMs?: number, answersMs?: number): Promise<void>;
}

export interface ShopParts {
  settings: Settings;
  dataKey: string;
  authSecret: string;
  database: Database;
  log: Logger;
  /** Replaces the clock that all processes share; tests move their own. */
  now?: () => Date;
  pause?: (ms: number) => Promise<void>;
  /** Whether its metrics include the counts of the whole fleet's records; by default they do. */
  countsRecords?: boolean;
  /** Providers played in this process, instead of those in the settings. */
  providers?: Partial<Pick<Deps, 'processors' | 'wholesalers' | 'mailer'>>;
}

/** Builds a shop on an open, migrated database: with its queue, not yet listening or working. */
export async function openShop(parts: ShopParts): Promise<Shop> {
  const { database, log } = parts;
  // What operators publish changes them, and another shop in this process has its own.
  const settings = { ...parts.settings };
  const unwritten = createUnwritten(log);
  const queue = await startQueue(database, log, { before: () => unwritten.first() });
  const clock = await openSharedClock(database, () => new Date());
  const now = parts.now ?? clock.now;
  const wholesalers = parts.providers?.wholesalers ?? openWholesalers(settings, database, log, now);
  refuseLongPromise(settings, wholesalers);
  // Whatever reads a setting once comes after them.
  const published = await openSettings(
    database,
    settings,
    (wanted) => refusalsOfLongPromise(wanted, wholesalers),
    log,
  );
  const catalog = await openCatalogue(database, takingsOf(settings), log);
  const switches = await openSwitches(database, () => missingToSell(settings).length > 0);
  const brand = await openBrand(database, settings, now);
  const texts = await openTexts(database, settings, now);
  const { health } = wholesalers;
  const news = await openNews(database, log, { catalog, published, switches, brand, texts, health });
  const streams: Streams = new Map();
  const ending = new AbortController();
  const mailer = createMailer({
    returnTo: () => settings.MAIL_RETURN_ADDRESS,
    smtpUrl: settings.SMTP_URL,
    from: () => senderIn(settings),
    dkim: readDkim(settings),
    sendWithinMs: 20_000,
  });
  const own = {
    settings,
    db: database,
    unwritten,
    catalog,
    cipher: await withOwnSigning(database, createCipher(parts.dataKey, settings.DATA_KEY_OLD)),
    queue,
    mailer,
    processors: openProcessors(settings, clock.now, { database, now }),
    cards: createStripeCards(settings),
    walletHosts: createWalletHosts(settings),
    wholesalers,
    tax: openTax(settings, { stripe: createStripeTax }),
    switches,
    published,
    brand,
    texts,
    news,
    streams,
    ending: ending.signal,
    log,
    watchdog: createWatchdog(log),
    meter: createMeter(originsOf(settings)),
    now,
    pause: parts.pause ?? ((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms))),
    ...parts.providers,
  };
  const deps: Deps = {
    ...own,
    auth: createAuth(own, parts.authSecret),
    google: createGoogle(own, parts.authSecret),
  };
  const readiness = createReadiness(deps);
  const metrics = createMetrics(deps, parts.countsRecords);
  return {
    deps,
    app: createApp(deps, readiness, metrics),
    readiness,
    metrics,
    queue,
    clock,
    handlers: jobHandlers(deps),
    endStreams: () => streams.forEach((_, end) => end()),
    endWaits: () => ending.abort(),
    async close(timeoutMs = 10_000, answersMs = timeoutMs) {
      deps.watchdog.stop();
      deps.meter.close();
      await Promise.all([queue.stop(timeoutMs), unwritten.end(answersMs)]);
      await news.close();
      mailer.close();
      await database.close();
    },
  };
}

/** What a process without pages answers to monitoring. */
export function openMonitor({ deps, readiness, metrics }: Pick<Shop, 'deps' | 'readiness' | 'metrics'>) {
  return createMonitor(deps, readiness, metrics);
}

/** The handler in front of the framework for a shop with pages mounted, which counts calls as the framework does. */
export function openCacheMiddleware({
  app,
  deps,
  metrics,
}: Pick<Shop, 'app' | 'deps' | 'metrics'>): CacheMiddleware {
  const front = createCacheMiddleware({
    ...deps,
    app,
    answered(how, { address: { kind, route }, method, status, started }) {
      metrics.cacheAnswered(kind, how);
      const seconds = (performance.now() - started) / 1000;
      const isCached = how === 'cached';
      if (kind === 'page' || kind === 'data')
        metrics.pageAnswered({ method, route: pageOf(route), status, seconds, isCached });
      // Any other call went through the framework, which counted it.
      if (kind === 'api' && isCached) metrics.answered({ method, route, status, seconds, isCached });
    },
  });
  metrics.watchCache(front.kept);
  return front;
}
