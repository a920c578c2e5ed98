import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { ROLES } from '../../domain/operators/roles.ts';
import { bytea, instant } from '../db/columns.ts';

export const operatorTable = pgTable('operator', {
  id: uuid().primaryKey(),
  /** Lower case. */
  email: text().notNull(),
  /** Who took the invitation; null before that, and when that account is deleted. */
  userId: text('user_id'),
  role: text({ enum: ROLES }).notNull(),
  /** Null where it was the command line. */
  invitedBy: uuid('invited_by'),
  invitedAt: instant('invited_at').notNull(),
  invitationHash: bytea('invitation_hash'),
  invitationUntil: instant('invitation_until'),
  totpKeyId: text('totp_key_id'),
  totpCiphertext: bytea('totp_ciphertext'),
  /** The last step of time, of 30 seconds, whose code was taken. */
  totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
  joinedAt: instant('joined_at'),
  removedAt: instant('removed_at'),
  version: integer().notNull().default(1),
});

export const recoveryCodeTable = pgTable(
  'operator_recovery_code',
  {
    operatorId: uuid('operator_id').notNull(),
    /** Keyed: there are too few codes for a plain one. */
    hash: bytea().notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.hash] })],
);

export const operatorSessionTable = pgTable('operator_session', {
  /** Of the cookie's value. */
  hash: bytea().primaryKey(),
  operatorId: uuid('operator_id').notNull(),
  /** The session of the shop that it was opened by, and ends with. */
  sessionId: text('session_id'),
  openedAt: instant('opened_at').notNull(),
  usedAt: instant('used_at').notNull(),
  /** When a code was last typed. */
  steppedUpAt: instant('stepped_up_at').notNull(),
  /** From which address it was opened. */
  address: text().notNull(),
});

export type Operator = typeof operatorTable.$inferSelect;
