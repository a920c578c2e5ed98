import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { promotionAmountsSchema } from '../../domain/operators/pricing/promotion-schema.ts';
import { instant } from '../db/columns.ts';
import { jsonColumn } from '../db/json-column.ts';

/** Codes that lower a price. The database counts their uses as purchases begin, are paid and end. */
export const promotionCodeTable = pgTable('promotion_code', {
  id: uuid().primaryKey(),
  code: text().notNull(),
  /** Exactly one of the two is set. */
  percentBp: integer('percent_bp'),
  amountCents: integer('amount_cents'),
  /** Beside `amountCents`, which is in dollars. */
  amounts: jsonColumn('promotion_code.amounts', promotionAmountsSchema).notNull().default({}),
  startsAt: instant('starts_at'),
  /** Exclusive. */
  endsAt: instant('ends_at'),
  /** Null: unlimited. */
  mostUses: integer('most_uses'),
  mostPerMailbox: integer('most_per_mailbox'),
  firstOrder: boolean('first_order').notNull(),
  /** Codes of countries and regions; empty for all. */
  places: text().array().notNull(),
  belowFloor: boolean('below_floor').notNull(),
  note: text().notNull(),
  /** The operator who made it; null for the command line. */
  operatorId: uuid('operator_id'),
  /** Rises with each change by an operator. */
  version: integer().notNull().default(1),
  createdAt: instant('created_at').notNull(),
  /** Uses by orders not paid yet, and by paid ones; the discount of the paid ones. */
  held: integer().notNull().default(0),
  paid: integer().notNull().default(0),
  givenCents: bigint('given_cents', { mode: 'number' }).notNull().default(0),
});

export type PromotionCode = typeof promotionCodeTable.$inferSelect;
