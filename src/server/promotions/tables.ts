import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../db/columns.ts';

/** Codes that lower a price. Uses are counted by the database, as purchases begin, are paid and end. */
export const promotionCodeTable = pgTable('promotion_code', {
  id: uuid().primaryKey(),
  code: text().notNull(),
  /** One of both. */
  percentBp: integer('percent_bp'),
  amountCents: integer('amount_cents'),
  startsAt: instant('starts_at'),
  /** The moment itself is past it. */
  endsAt: instant('ends_at'),
  /** Null: as often as people like. */
  mostUses: integer('most_uses'),
  mostPerMailbox: integer('most_per_mailbox'),
  firstOrder: boolean('first_order').notNull(),
  /** Codes of countries and of regions that are sold; empty for all. */
  places: text().array().notNull(),
  belowFloor: boolean('below_floor').notNull(),
  note: text().notNull(),
  /** Who made it; null for the command line. */
  operatorId: uuid('operator_id'),
  /** Rises with each change by an operator. */
  version: integer().notNull().default(1),
  createdAt: instant('created_at').notNull(),
  /** Uses of orders that are not paid yet, and of those that were; what these took off. */
  held: integer().notNull().default(0),
  paid: integer().notNull().default(0),
  givenCents: bigint('given_cents', { mode: 'number' }).notNull().default(0),
});

export type PromotionCode = typeof promotionCodeTable.$inferSelect;
