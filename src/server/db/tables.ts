import { integer, pgTable, text } from 'drizzle-orm/pg-core';

import { bytea, instant } from './columns.ts';

/** One row, written now and then to see whether the database can be written at all. */
export const writeCheckTable = pgTable('write_check', {
  id: integer().primaryKey(),
  writtenAt: instant('written_at').notNull(),
});

/** One row: which kind of shop filled the database, and a word that only its data key opens. */
export const shopMarkTable = pgTable('shop_mark', {
  id: integer().primaryKey(),
  mode: text().$type<'sandbox' | 'rehearsal' | 'live'>().notNull(),
  canary: bytea().notNull(),
  canaryKeyId: text('canary_key_id').notNull(),
  /** What signs links and cookies, once the data key was changed: until then it follows from the canary's key. */
  signingKeyId: text('signing_key_id'),
  signingCiphertext: bytea('signing_ciphertext'),
  markedAt: instant('marked_at').notNull().defaultNow(),
  /** Which run of commits this is, by PostgreSQL's own names; null until it was looked at. */
  history: text(),
  /** When another run was found to have begun, which may lack commits of the one before; null while there was none. */
  historyBeganAt: instant('history_began_at'),
});
