import { z } from 'zod';

import { planSchema } from '../catalog/catalog-schema.ts';
import { moneySchema } from '../money-schema.ts';

const NO_REFUND = [
  'not_delivered',
  'returned',
  'too_late',
  'used',
  'disputed',
  'charged_back',
  'not_taken_back',
  'too_old',
  'too_many',
] as const;

/** The state of a withdrawal. */
const withdrawalStateSchema = z.object({
  received_at: z.string(),
  /**
   * `undelivered`: it is being ordered, and is taken back after that; `received`: the network is polled as soon as it answers;
   * `asked`: the network has yet to decide; `refused`: there is no automatic refund, and people look at it.
   */
  status: z.enum(['undelivered', 'received', 'asked', 'refunding', 'refunded', 'refused']),
  /** Why there is no automatic refund; null if there is one. */
  refused: z.enum(NO_REFUND).nullable(),
});

export type WithdrawalState = z.infer<typeof withdrawalStateSchema>;

/** The contract of a link, for a consumer who may withdraw from it. */
export const withdrawableSchema = z.object({
  number: z.string(),
  plan: planSchema,
  /** The amount that the withdrawal refunds: the same before and after it, however often the page is opened. */
  amount: moneySchema,
  /** The part of the price refunded before it. */
  before: moneySchema,
  is_top_up: z.boolean(),
  name: z.string(),
  email: z.string(),
  /** The end of the period; null if there is nothing to withdraw from (any more). */
  until: z.string().nullable(),
  /** Why there is not; null if there is. */
  why_not: z.enum(['not_paid', 'returned', 'too_late']).nullable(),
  withdrawal: withdrawalStateSchema.nullable(),
});

export type Withdrawable = z.infer<typeof withdrawableSchema>;

/** A contract that this browser or the signed-in user may withdraw from. */
export const ownContractSchema = withdrawableSchema
  .pick({ number: true, plan: true, is_top_up: true })
  .extend({
    until: z.string(),
    /** For the second step. */
    token: z.string(),
  });

export type OwnContract = z.infer<typeof ownContractSchema>;
