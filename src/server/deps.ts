import type { Auth } from './account/auth.ts';
import type { GoogleSignIn } from './account/google/google.ts';
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
import type { PaypalProvider } from './providers/paypal/paypal.ts';
import type { Processors } from './providers/processor.ts';
import type { StripeCards } from './providers/stripe/stripe-cards.ts';
import type { WalletHosts } from './providers/stripe/stripe-domains.ts';
import type { StripeProvider } from './providers/stripe/stripe.ts';
import type { Wholesalers } from './providers/wholesaler.ts';
import type { News } from './pubsub/news.ts';
import type { Switches } from './switches/switches.ts';

/** All that features are given. Nothing in a feature reaches past this for time, storage or the outside world. */
export interface Deps {
  settings: Settings;
  db: Database;
  /** What this process shows of the catalogue. */
  catalog: Catalogue;
  /** Writes what the outside has answered, also where the database is away for a moment. */
  unwritten: Unwritten;
  cipher: Cipher;
  queue: Queue;
  mailer: Mailer;
  /** What happens to payments, whoever moves their money. How one begins is each processor's own matter: */
  processors: Processors;
  stripe: StripeProvider;
  cards: StripeCards;
  walletHosts: WalletHosts;
  /** Null where it is not set. */
  paypal: PaypalProvider | null;
  wholesalers: Wholesalers;
  /** What operators have paused, as this process knows it. */
  switches: Switches;
  /** Signing in by e-mail, sessions and ID tokens. */
  auth: Auth;
  /** Null where it is not set. */
  google: GoogleSignIn | null;
  news: News;
  /** Open event streams, each with the way to end it: a stop must not wait for them. */
  streams: Streams;
  /** The process ends now: whoever waits for something is answered as things stand. */
  ending: AbortSignal;
  log: Logger;
  watchdog: Watchdog;
  meter: Meter;
  now(): Date;
  /** Lets time pass, in milliseconds. */
  pause(ms: number): Promise<void>;
}
