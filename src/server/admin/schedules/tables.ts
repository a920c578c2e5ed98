import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { EVERY } from '../../../domain/operators/export-schedule.ts';
import { bytea, instant } from '../../db/columns.ts';

/** An export that the shop makes by itself. */
export const exportScheduleTable = pgTable('export_schedule', {
  id: uuid().primaryKey(),
  export: text().notNull(),
  /** The filters of its list, as behind the `?` of an address. */
  query: text().notNull(),
  every: text({ enum: EVERY }).notNull(),
  target: text({ enum: ['mail', 's3'] }).notNull(),
  /** Of a mail. */
  address: text(),
  /** Of storage like S3; its keys are sealed. */
  endpoint: text(),
  region: text(),
  bucket: text(),
  prefix: text(),
  secretKeyId: text('secret_key_id'),
  secretCiphertext: bytea('secret_ciphertext'),
  nextAt: instant('next_at').notNull(),
  leaseUntil: instant('lease_until'),
  lastAt: instant('last_at'),
  lastOk: boolean('last_ok'),
  lastWords: text('last_words'),
  /** With whose role it runs; null for the command line. */
  madeBy: uuid('made_by'),
  madeAt: instant('made_at').notNull(),
  version: integer().notNull().default(1),
});

export type ExportSchedule = typeof exportScheduleTable.$inferSelect;
