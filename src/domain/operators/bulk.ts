import type { Permission } from './roles.ts';

/** What can be done with many orders at once, and the permission it needs, as for one. */
export const BULK_ACTS = {
  resend: 'order.resend',
  refund: 'order.refund',
  note: 'order.note',
} as const satisfies Record<string, Permission>;

export type BulkActName = keyof typeof BULK_ACTS;

export const BULK_NAMES = Object.keys(BULK_ACTS) as [BulkActName, ...BulkActName[]];

/** `planned`: the dry run; `stopped`: by a person, with the orders after that left alone. */
export const BULK_STATES = ['planned', 'running', 'stopped', 'done'] as const;

/** `asked`: a colleague has to approve it; `begun`: it is being done, or its process ended half-way. */
export const BULK_ROW_STATES = ['planned', 'refused', 'begun', 'done', 'asked', 'failed'] as const;

export type BulkRowState = (typeof BULK_ROW_STATES)[number];

/** The most orders of one bulk act. */
export const MAX_BULK = 500;
