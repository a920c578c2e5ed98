import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { LANGUAGE_CODES } from '../../domain/languages.ts';
import { ORDER_MAILS, type OrderMail } from '../../domain/orders/order-mails.ts';
import { bytea, instant, renamedWord, STORED_DUPLICATE } from '../db/columns.ts';

const ACCOUNT_TEMPLATES = ['verify_address', 'reset_password', 'account_ready', 'confirm_return'] as const;
const REQUEST_TEMPLATES = ['enterprise_request', 'enterprise_received', 'draft_order'] as const;
export const OPERATOR_TEMPLATES = [
  'alert',
  'operator_invitation',
  'operator_notice',
  'approval_asked',
  'approval_over',
  'scheduled_export',
] as const;

/** Templates of all mails that leave through the outbox. */
export const MAIL_TEMPLATES = [
  ...ORDER_MAILS,
  ...ACCOUNT_TEMPLATES,
  ...REQUEST_TEMPLATES,
  ...OPERATOR_TEMPLATES,
] as const;

export type PurchaseTemplate = OrderMail;
export type AccountTemplate = (typeof ACCOUNT_TEMPLATES)[number];

export const outboundMailTable = pgTable('outbound_mail', {
  id: uuid().primaryKey(),
  purchaseId: uuid('purchase_id'),
  userId: text('user_id'),
  enterpriseRequestId: uuid('enterprise_request_id'),
  alertId: uuid('alert_id'),
  operatorId: uuid('operator_id'),
  /** The audit entry it is about. */
  auditId: bigint('audit_id', { mode: 'number' }),
  approvalId: uuid('approval_id'),
  draftOrderId: uuid('draft_order_id'),
  template: renamedWord('template', MAIL_TEMPLATES, { duplicate_payment: STORED_DUPLICATE }).notNull(),
  address: text().notNull(),
  /** What its reader reads; null for the language of the purchase or account it is about, or English without one. */
  language: text({ enum: LANGUAGE_CODES }),
  messageId: text('message_id').notNull(),
  secretKeyId: text('secret_key_id'),
  secretCiphertext: bytea('secret_ciphertext'),
  /** `withheld`: its content was no longer true when it was to leave. */
  status: text({ enum: ['queued', 'sent', 'failed', 'withheld'] }).notNull(),
  attempts: integer().notNull().default(0),
  leaseUntil: instant('lease_until'),
  lastError: text('last_error'),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
  /** When a mail that a server had taken came back, and why, without addresses. */
  bouncedAt: instant('bounced_at'),
  bounce: text(),
});

export type OutboundMail = typeof outboundMailTable.$inferSelect;
