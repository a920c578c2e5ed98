import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';

import { DELIVERY_STATES } from '../../domain/operators/webhook-events.ts';
import { bytea, instant } from '../db/columns.ts';
import { jsonColumn } from '../db/json-column.ts';

export const webhookEndpointTable = pgTable('webhook_endpoint', {
  id: uuid().primaryKey(),
  url: text().notNull(),
  /** The types of events that it gets. */
  events: text().array().notNull(),
  secretKeyId: text('secret_key_id').notNull(),
  secretCiphertext: bytea('secret_ciphertext').notNull(),
  /** The secret before, which signs as well until then. */
  oldSecretKeyId: text('old_secret_key_id'),
  oldSecretCiphertext: bytea('old_secret_ciphertext'),
  oldUntil: instant('old_until'),
  /** Failed tries in a row, that the receiver is to blame for. */
  fails: integer().notNull().default(0),
  failingSince: instant('failing_since'),
  restsUntil: instant('rests_until'),
  pausedAt: instant('paused_at'),
  pausedFor: text('paused_for', { enum: ['person', 'failures'] }),
  /** Null for the command line. */
  madeBy: uuid('made_by'),
  madeAt: instant('made_at').notNull(),
  removedAt: instant('removed_at'),
  version: integer().notNull().default(1),
});

/** Ids, amounts, words of ours: no person and no code. */
const eventDataSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** Something that happened; the database's triggers write it, and an operator's ping. */
export const webhookEventTable = pgTable('webhook_event', {
  id: uuid().primaryKey(),
  /** In this order it happened to its subject. */
  seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  type: text().notNull(),
  subject: text().notNull(),
  data: jsonColumn('webhook_event.data', eventDataSchema).notNull(),
  at: instant('at').notNull(),
  /** By the database's clock. */
  writtenAt: instant('written_at').notNull().defaultNow(),
});

/** An event for one endpoint. */
export const webhookDeliveryTable = pgTable('webhook_delivery', {
  id: uuid().primaryKey(),
  endpointId: uuid('endpoint_id').notNull(),
  eventId: uuid('event_id').notNull(),
  seq: bigint({ mode: 'number' }).notNull(),
  subject: text().notNull(),
  state: text({ enum: DELIVERY_STATES }).notNull(),
  queuedAt: instant('queued_at').notNull(),
  tries: integer().notNull().default(0),
  /** The first try of this round; another round begins when somebody has it sent again. */
  triedSince: instant('tried_since'),
  dueAt: instant('due_at').notNull(),
  leaseUntil: instant('lease_until'),
  endedAt: instant('ended_at'),
});

export const webhookTryTable = pgTable('webhook_try', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  deliveryId: uuid('delivery_id').notNull(),
  at: instant('at').notNull(),
  /** Null without an answer. */
  status: integer(),
  /** The first letters of the answer, or the error. */
  words: text().notNull(),
  ms: integer().notNull(),
});

export type WebhookEndpoint = typeof webhookEndpointTable.$inferSelect;
export type WebhookEventRow = typeof webhookEventTable.$inferSelect;
export type WebhookDelivery = typeof webhookDeliveryTable.$inferSelect;
export type WebhookTry = typeof webhookTryTable.$inferSelect;
