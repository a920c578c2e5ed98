import { AsyncResource } from 'node:async_hooks';

import { sql } from 'drizzle-orm';

import type { Topic } from '../../domain/live.ts';
import type { Logger } from '../core/log.ts';
import type { Database, Tx } from '../db/database.ts';

/** The database's own functions tell of eSIMs on it, too. */
const CHANNEL = 'simport_news';
const SWITCHES = 'switches';
/** News may be missed while a connection is down: whether something is new is asked anyway, at least every two seconds. */
const READ_EVERY_MS = 1_800;

/** Something changed; what exactly is for the API to say. */
interface Item {
  topic: Topic;
  revision: number;
  /** Whom it is for; everybody where absent. */
  owner?: string;
}

/** The topics that are the same for everybody. */
type PublicTopic = Exclude<Topic, 'esims'>;

/** What this process keeps in its memory, and reads anew when it changed. */
interface Kept {
  refresh(): Promise<void>;
}

/** The catalogue of this process, as far as its news go. */
interface Revised extends Kept {
  current(): { readonly revision: number };
  onChange(hear: (revision: number) => void): void;
}

export interface News {
  /** The revision of a public topic that this process answers with. */
  revision(topic: PublicTopic): number;
  /** How often news may have been missed, because the connection for them broke. */
  gaps(): number;
  subscribe(hear: (item: Item) => void): () => void;
  close(): Promise<void>;
}

/** Tells all processes, with the commit of `tx`, that the catalogue has a new revision. */
export async function announceCatalog(tx: Tx, revision: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${String(revision)})`);
}

/** Tells all processes, with the commit of `tx`, that something was paused or goes on. */
export async function announceSwitches(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${SWITCHES})`);
}

/**
 * Hears of changes made by any process and passes each one on once, of the catalogue when this process answers with it. What
 * is missed about eSIMs, a page asks for again.
 */
export async function openNews(
  database: Database,
  log: Logger,
  { catalog, switches }: { catalog: Revised; switches: Kept },
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
    reading = Promise.all([catalog.refresh(), switches.refresh()]).then(
      () => void (isFailing = false),
      (error: unknown) => {
        if (!isFailing && !isClosed) log.warn({ err: error }, 'catalogue and switches cannot be read now');
        isFailing = true;
      },
    );
  };

  // What PGlite has to say comes out of whatever call is under way, perhaps in the middle of somebody's transaction.
  const hear = AsyncResource.bind((payload: string) => {
    const [, revision, owner] = /^esims (\d+) (\S+)$/.exec(payload) ?? [];
    if (owner !== undefined)
      for (const tell of listeners) tell({ topic: 'esims', revision: Number(revision), owner });
    else if (payload === SWITCHES || Number(payload) !== catalog.current().revision) read();
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
