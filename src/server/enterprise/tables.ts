import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { LEAD_STATES } from '../../domain/enterprise/lead-state.ts';
import { TEAM_SIZES } from '../../domain/enterprise/request-rules.ts';
import { instant } from '../db/columns.ts';

export const enterpriseRequestTable = pgTable('enterprise_request', {
  id: uuid().primaryKey(),
  companyName: text('company_name').notNull(),
  contactName: text('contact_name').notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  website: text().notNull(),
  teamSize: text('team_size', { enum: TEAM_SIZES }),
  interestedRegions: text('interested_regions').array().notNull(),
  message: text().notNull(),
  consent: boolean().notNull(),
  subscribe: boolean().notNull(),
  userAgent: text('user_agent').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Sales' handling: the state, the operator who owns it, and their notes. */
  state: text({ enum: LEAD_STATES }).notNull().default('new'),
  ownerId: uuid('owner_id'),
  note: text().notNull().default(''),
  /** Rises with each change. */
  version: integer().notNull().default(1),
  changedAt: instant('changed_at'),
});

export type StoredRequest = typeof enterpriseRequestTable.$inferSelect;
