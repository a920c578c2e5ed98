import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { ROLES } from '../../domain/operators/roles.ts';
import { viewColumnsSchema, viewQuerySchema } from '../../domain/operators/view-schema.ts';
import { bytea, instant } from '../db/columns.ts';
import { jsonColumn } from '../db/json-column.ts';

export const operatorTable = pgTable('operator', {
  id: uuid().primaryKey(),
  /** Lower case. */
  email: text().notNull(),
  /** The account that accepted the invitation; null before that, and once the account is deleted. */
  userId: text('user_id'),
  role: text({ enum: ROLES }).notNull(),
  /** Null for the command line. */
  invitedBy: uuid('invited_by'),
  invitedAt: instant('invited_at').notNull(),
  /** Stays when it is used or withdrawn, so that its link can say so. */
  invitationHash: bytea('invitation_hash'),
  invitationUntil: instant('invitation_until'),
  totpKeyId: text('totp_key_id'),
  totpCiphertext: bytea('totp_ciphertext'),
  /** The last 30-second time step whose code was used. */
  totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
  joinedAt: instant('joined_at'),
  removedAt: instant('removed_at'),
  version: integer().notNull().default(1),
});

export const recoveryCodeTable = pgTable(
  'operator_recovery_code',
  {
    operatorId: uuid('operator_id').notNull(),
    /** Keyed: the codes are too few for a plain hash. */
    hash: bytea().notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.hash] })],
);

export const operatorSessionTable = pgTable('operator_session', {
  /** Hash of the cookie's value. */
  hash: bytea().primaryKey(),
  operatorId: uuid('operator_id').notNull(),
  /** The shop session that it was opened with, and ends with. */
  sessionId: text('session_id'),
  openedAt: instant('opened_at').notNull(),
  usedAt: instant('used_at').notNull(),
  /** When a code was last typed, or a passkey used. */
  steppedUpAt: instant('stepped_up_at').notNull(),
  /** The address it was opened from. */
  address: text().notNull(),
});

/** A list as somebody saved it. */
export const savedViewTable = pgTable('saved_view', {
  id: uuid().primaryKey(),
  /** The verb of the list. */
  screen: text().notNull(),
  name: text().notNull(),
  /** Null for one made at the command line. */
  ownerId: uuid('owner_id'),
  isShared: boolean('is_shared').notNull(),
  /** Filters and order, as in the address of the screen. */
  query: jsonColumn('saved_view.query', viewQuerySchema).notNull(),
  /** The columns shown; null for the usual ones. */
  columns: jsonColumn('saved_view.columns', viewColumnsSchema),
  version: integer().notNull().default(1),
  changedAt: instant('changed_at').notNull(),
});

/** What a list opens with, for each operator who chose something. */
export const defaultViewTable = pgTable(
  'default_view',
  {
    operatorId: uuid('operator_id').notNull(),
    screen: text().notNull(),
    /** The id of a saved view, or the name of a built-in one. */
    view: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.screen] })],
);

export type SavedView = typeof savedViewTable.$inferSelect;

export const passkeyTable = pgTable('operator_passkey', {
  id: uuid().primaryKey(),
  operatorId: uuid('operator_id').notNull(),
  /** The authenticator's name for it, in base64url. */
  credentialId: text('credential_id').notNull(),
  /** In COSE. */
  publicKey: bytea('public_key').notNull(),
  /** What the authenticator last counted; 0 for ever where it does not count. */
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().array().notNull(),
  /** Chosen by its operator. */
  name: text().notNull(),
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at'),
});

export const challengeTable = pgTable('operator_challenge', {
  hash: bytea().primaryKey(),
  /** Hash of the purpose and of the session or browser. */
  boundTo: bytea('bound_to').notNull(),
  endsAt: instant('ends_at').notNull(),
});

/** The secret of a program that calls the API, beside the operator that it acts as. */
export const apiTokenTable = pgTable('api_token', {
  operatorId: uuid('operator_id').primaryKey(),
  hash: bytea().notNull(),
  /** Its last letters, by which people tell tokens apart. */
  hint: text().notNull(),
  /** To within a minute; null if it was never used. */
  usedAt: instant('used_at'),
});

export type Passkey = typeof passkeyTable.$inferSelect;
export type Operator = typeof operatorTable.$inferSelect;
