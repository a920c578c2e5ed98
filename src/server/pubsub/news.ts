import { AsyncResource } from 'node:async_hooks';

import { sql } from 'drizzle-orm';

import type { Topic } from '../../domain/live.ts';
import type { Logger } from '../core/log.ts';
import type { Database, Tx } from '../db/database.ts';

/** The database's own functions use it for news of eSIMs, too. */
const CHANNEL = 'simport_news';
const SWITCHES = 'switches';
const REVISION = 'revision';
/** News may be missed while a connection is down: changes are polled anyway, at least every two seconds. */
const READ_EVERY_MS = 1_800;

/** Something changed; the API has the details. */
interface Item {
  topic: Topic;
  revision: number;
  /** The owner it is for; without one, everybody. */
  owner?: string;
}

/** The topics that are the same for everybody. */
type PublicTopic = Exclude<Topic, 'esims'>;

/** What this process keeps in memory, and reads again when it changes. */
interface Kept {
  refresh(): Promise<void>;
}

/** This process's catalogue, as far as news needs it. */
interface Revised extends Kept {
  current(): { readonly revision: number };
  onChange(hear: (revision: number) => void): void;
}

export interface News {
  /** The revision of a public topic that this process serves. */
  revision(topic: PublicTopic): number;
  /** How often news may have been missed because its connection broke. */
  gaps(): number;
  subscribe(hear: (item: Item) => void): () => void;
  close(): Promise<void>;
}

/** Announces to all processes, on commit of `tx`, that the catalogue has a new revision. */
export async function announceCatalog(tx: Tx, revision: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${String(revision)})`);
}

/** Announces to all processes, on commit of `tx`, that something was paused or resumed. */
export async function announceSwitches(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${SWITCHES})`);
}

/** Announces to all processes, on commit of `tx`, that an operator published something. */
export async function announceRevision(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${REVISION})`);
}

/**
 * Receives changes made by any process and passes each on once; a change of the catalogue only when this process serves it. Pages
 * poll for missed news of eSIMs.
 */
export async function openNews(
  database: Database,
  log: Logger,
  {
    catalog,
    ...others
  }: { catalog: Revised; published: Kept; switches: Kept; brand: Kept; texts: Kept; health: Kept },
): Promise<News> {
  const listeners = new Set<(item: Item) => void>();
  let reading = Promise.resolve();
  let isClosed = false;
  let isFailing = false;

  catalog.onChange((revision) => {
    for (const topic of ['countries', 'regions'] as const)
      for (const hear of listeners) hear({ topic, revision });
  });
  const read = () => {
    reading = Promise.all([catalog, ...Object.values(others)].map((one) => one.refresh())).then(
      () => void (isFailing = false),
      (error: unknown) => {
        if (!isFailing && !isClosed)
          log.warn(
            { err: error },
            'catalogue, settings, switches, brand, texts and outages cannot be read now',
          );
        isFailing = true;
      },
    );
  };

  // PGlite delivers notifications inside whatever call is running, perhaps in the middle of a transaction.
  const hear = AsyncResource.bind((payload: string) => {
    const [, revision, owner] = /^esims (\d+) (\S+)$/.exec(payload) ?? [];
    if (owner !== undefined)
      for (const tell of listeners) tell({ topic: 'esims', revision: Number(revision), owner });
    else if (payload === SWITCHES || payload === REVISION || Number(payload) !== catalog.current().revision)
      read();
  });
  let connected = 0;
  const listening = await database.listen(CHANNEL, hear, () => {
    connected += 1;
    read();
  });
  const timer = setInterval(read, READ_EVERY_MS).unref();
  return {
    revision: () => catalog.current().revision,
    gaps: () => connected - 1,
    subscribe(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      listeners.clear();
      await listening.close();
      await reading;
    },
  };
}
