import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

import { SIGN_IN_METHODS } from '../../domain/account/sign-in-methods.ts';
import { CURRENCY_CODES } from '../../domain/currencies.ts';
import { LANGUAGE_CODES } from '../../domain/languages.ts';
import { instant } from '../db/columns.ts';

// The field names are the sign-in library's.

export const userTable = pgTable('user', {
  id: text().primaryKey(),
  /** The name the person chose; empty until they do. */
  name: text().notNull(),
  /** Lower case. */
  email: text().notNull(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  /** The one they last chose or bought in; null until then. */
  language: text({ enum: LANGUAGE_CODES }),
  /** The one they last chose for prices; null until then. */
  currency: text({ enum: CURRENCY_CODES }),
  /** The last sign-in, or the last day with a visit. */
  lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const sessionTable = pgTable('session', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  token: text().notNull(),
  expiresAt: instant('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** A user's sign-in method: `credential` with a password, or `google`. */
export const accountTable = pgTable('account', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  providerId: text('provider_id', { enum: SIGN_IN_METHODS }).notNull(),
  accountId: text('account_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: instant('access_token_expires_at'),
  refreshTokenExpiresAt: instant('refresh_token_expires_at'),
  scope: text(),
  password: text(),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const verificationTable = pgTable('verification', {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const jwksTable = pgTable('jwks', {
  id: text().primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text(),
  crv: text(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at'),
});

export type User = typeof userTable.$inferSelect;
