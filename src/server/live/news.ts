import { sql } from 'drizzle-orm';

import type { Topic } from '../../domain/live.ts';
import type { Logger } from '../core/log.ts';
import type { Database, DbOrTx, Tx } from '../db/database.ts';

export const CHANNEL = 'simport_news';
/** News may be missed while a connection is down; the revision is read anyway. */
const READ_EVERY_MS = 30_000;

/** Something changed; what exactly is for the API to say. */
interface Item {
  topic: Topic;
  revision: number;
  /** Whom it is for; everybody where absent. */
  owner?: string;
}

/** The topics that are the same for everybody. */
type PublicTopic = Exclude<Topic, 'esims'>;

export interface News {
  /** The newest revision of a public topic that this process knows of. */
  revision(topic: PublicTopic): number;
  subscribe(hear: (item: Item) => void): () => void;
  close(): Promise<void>;
}

/** Tells all processes, with the commit of `tx`, that the catalogue has a new revision. */
export async function announceCatalog(tx: Tx, revision: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${String(revision)})`);
}

/**
 * Hears of changes made by any process and passes each one on once. What is missed about eSIMs, a page asks for
 * again.
 * @param readRevision the catalogue's, as the database has it
 */
export async function openNews(
  database: Database,
  log: Logger,
  readRevision: (db: DbOrTx) => Promise<number>,
): Promise<News> {
  const listeners = new Set<(item: Item) => void>();
  let known = await readRevision(database.db);

  const learn = (revision: number) => {
    if (!(revision > known)) return;
    known = revision;
    for (const topic of ['countries', 'regions'] as const)
      for (const hear of listeners) hear({ topic, revision });
  };
  const read = () =>
    void readRevision(database.db).then(learn, (error: unknown) => {
      log.warn({ err: error }, 'the catalogue revision cannot be read now');
    });

  const hear = (payload: string) => {
    const [, revision, owner] = /^esims (\d+) (\S+)$/.exec(payload) ?? [];
    if (owner === undefined) learn(Number(payload));
    else for (const tell of listeners) tell({ topic: 'esims', revision: Number(revision), owner });
  };
  const listening = await database.listen(CHANNEL, hear, read);
  const timer = setInterval(read, READ_EVERY_MS).unref();
  return {
    revision: () => known,
    subscribe(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    async close() {
      clearInterval(timer);
      listeners.clear();
      await listening.close();
    },
  };
}
