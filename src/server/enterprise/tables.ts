import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';

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
});

export type StoredRequest = typeof enterpriseRequestTable.$inferSelect;
