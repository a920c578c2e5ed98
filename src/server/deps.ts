import type { Auth } from './account/auth.ts';
import type { GoogleSignIn } from './account/google/google.ts';
import type { BrandInForce } from './brand/brand.ts';
import type { Catalogue } from './catalog/catalogue.ts';
import type { Logger } from './core/log.ts';
import type { Meter } from './core/meter.ts';
import type { Settings } from './core/settings/env.ts';
import type { Watchdog } from './core/watchdog.ts';
import type { Cipher } from './db/cipher.ts';
import type { Database } from './db/database.ts';
import type { Unwritten } from './db/unwritten.ts';
import type { Queue } from './jobs/queue.ts';
import type { Streams } from './live/stream-places.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Processors } from './providers/processor.ts';
import type { StripeCards } from './providers/stripe/stripe-cards.ts';
import type { WalletHosts } from './providers/stripe/stripe-domains.ts';
import type { Wholesalers } from './providers/wholesaler.ts';
import type { News } from './pubsub/news.ts';
import type { SettingsInForce } from './settings/settings-in-force.ts';
import type { Switches } from './switches/switches.ts';
import type { Tax } from './tax/tax.ts';
import type { Texts } from './texts/texts.ts';

/** Everything that features are given. A feature uses nothing else for time, storage or the outside world. */
export interface Deps {
  /** What operators have published is part of them: read them when they are needed, not once. */
  settings: Settings;
  db: Database;
  /** The catalogue that this process shows. */
  catalog: Catalogue;
  /** Writes answers from outside, even while the database is briefly unavailable. */
  unwritten: Unwritten;
  cipher: Cipher;
  queue: Queue;
  mailer: Mailer;
  /** The processors, which move the money of payments. */
  processors: Processors;
  cards: StripeCards;
  walletHosts: WalletHosts;
  wholesalers: Wholesalers;
  /** Says what tax is in a price; null if the shop charges none. */
  tax: Tax | null;
  /** What operators have paused, as far as this process knows. */
  switches: Switches;
  /** The settings that operators have published, as far as this process knows. */
  published: SettingsInForce;
  /** How operators want the shop to look, as far as this process knows. */
  brand: BrandInForce;
  /** The texts of pages that operators have published, as far as this process knows. */
  texts: Texts;
  /** Signing in by e-mail, sessions and ID tokens. */
  auth: Auth;
  /** Null if not configured. */
  google: GoogleSignIn | null;
  news: News;
  /** Open event streams, each with a way to end it: a stop must not wait for them. */
  streams: Streams;
  /** The process is stopping: answer waiting callers with the current state. */
  ending: AbortSignal;
  log: Logger;
  watchdog: Watchdog;
  meter: Meter;
  now(): Date;
  /** Waits, in milliseconds. */
  pause(ms: number): Promise<void>;
}
