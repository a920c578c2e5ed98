import { z } from 'zod';

import { planSchema } from '../catalog/catalog-schema.ts';

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

/** What has become of a withdrawal. */
const withdrawalStateSchema = z.object({
  received_at: z.string(),
  /**
   * `undelivered`: it is being ordered, and comes back after that; `received`: the network is asked as soon as it answers;
   * `asked`: the network has yet to decide; `refused`: no money goes by itself, and people look at it.
   */
  status: z.enum(['undelivered', 'received', 'asked', 'refunding', 'refunded', 'refused']),
  /** Why no money goes back by itself; null where nothing speaks against it. */
  refused: z.enum(NO_REFUND).nullable(),
});

export type WithdrawalState = z.infer<typeof withdrawalStateSchema>;

/** The contract that a link is about, for who may withdraw from it. */
export const withdrawableSchema = z.object({
  number: z.string(),
  plan: planSchema,
  /** What the withdrawal returns: before it as after it, however often the page is opened. */
  amount_cents: z.int(),
  /** What of the price had gone back before it. */
  before_cents: z.int(),
  is_top_up: z.boolean(),
  name: z.string(),
  email: z.string(),
  /** Until when; null where there is nothing to withdraw from (any more). */
  until: z.string().nullable(),
  /** Why there is not; null where there is. */
  why_not: z.enum(['not_paid', 'returned', 'too_late']).nullable(),
  withdrawal: withdrawalStateSchema.nullable(),
});

export type Withdrawable = z.infer<typeof withdrawableSchema>;

/** A contract that this browser, or who is signed in, may withdraw from. */
export const ownContractSchema = withdrawableSchema
  .pick({ number: true, plan: true, is_top_up: true })
  .extend({
    until: z.string(),
    /** For the second step. */
    token: z.string(),
  });

export type OwnContract = z.infer<typeof ownContractSchema>;
