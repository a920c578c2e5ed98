import { integer, pgTable, text } from 'drizzle-orm/pg-core';

import { bytea, instant } from './columns.ts';

/** One row, written now and then to see whether the database can be written at all. */
export const writeCheckTable = pgTable('write_check', {
  id: integer().primaryKey(),
  writtenAt: instant('written_at').notNull(),
});

/** One row: the kind of shop that filled the database, and a word that only its data key opens. */
export const shopMarkTable = pgTable('shop_mark', {
  id: integer().primaryKey(),
  /** `moving` while the shop's books arrive here, `moved` once they have left. */
  mode: text().$type<'sandbox' | 'rehearsal' | 'live' | 'moving' | 'moved'>().notNull(),
  canary: bytea().notNull(),
  canaryKeyId: text('canary_key_id').notNull(),
  /** Signs links and cookies once the data key was changed; until then, the key follows from the canary's key. */
  signingKeyId: text('signing_key_id'),
  signingCiphertext: bytea('signing_ciphertext'),
  markedAt: instant('marked_at').notNull().defaultNow(),
  /** Identifies the run of commits in PostgreSQL's own terms; null until first read. */
  history: text(),
  /** When another run was found to have begun, which may lack commits of the previous one; null if there was none. */
  historyBeganAt: instant('history_began_at'),
  /** Where `shop move` has carried the shop: host, port and database; null if it is here. */
  movedTo: text('moved_to'),
});
