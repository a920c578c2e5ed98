import { z } from 'zod';

import { planSchema } from '../catalog/catalog-schema.ts';
import { METHODS_ON_WIRE } from '../checkout/payment-method.ts';
import { REFUND_CAUSES } from '../checkout/refund-cause.ts';
import { moneySchema } from '../money-schema.ts';
import { bundleStatusSchema } from './bundle-status.ts';
import { ESIM_STATUSES } from './display-status.ts';

/** A traveller's purchase in lists. Without codes: those are requested one by one. */
export const userEsimSchema = z.object({
  id: z.string(),
  country_name: z.string(),
  country_code: z.string(),
  bundle_name: z.string(),
  iccid: z.string(),
  status: z.enum(ESIM_STATUSES),
  /** Dollars, including the fee, at the rate of the day; `paid` is exact. */
  price_paid: z.number(),
  /** The payment, including the fee. */
  paid: moneySchema,
  original_price: z.number(),
  discount_applied: z.boolean(),
  discount_amount: z.number().nullable(),
  referral_code_used: z.string().nullable(),
  purchased_at: z.string(),
  /** Decimal megabytes, -1 for unlimited. */
  data_amount: z.number().int(),
  validity_days: z.number().int(),
  payment_method: z.enum(METHODS_ON_WIRE),
  /** 'Visa ending in 4242', 'Apple Pay (Visa 4242)' or 'PayPal'. */
  paid_with: z.string().nullable(),
  purchase_id: z.string(),
  order_reference: z.string(),
  billing_details: z.object({
    fullName: z.string(),
    email: z.string(),
    country: z.string().nullable(),
    zipCode: z.string().nullable(),
  }),
  hidden: z.boolean(),
  hidden_at: z.string().nullable(),
  /** The order number, as on the order page and in mails. */
  order_number: z.string(),
  plan: planSchema,
  /** Whether there are codes to show. An added plan has none: they belong to the eSIM it was added to. */
  has_activation: z.boolean(),
  /** When a phone first had the eSIM, according to the network; null until it is installed. */
  installed_at: z.string().nullable(),
  /** The profile's state in the network's last report, lower case: released, installed, deactivated and so on. */
  profile_status: z.string().nullable(),
  /** The purchased eSIM that this plan was added to; null if it came with its own eSIM. */
  top_up_of: z.string().nullable(),
  /** Its refund was requested, and follows when the network has taken it back. */
  return_asked: z.boolean(),
  /** The cause of its refund; null without one. */
  refund_cause: z.enum(REFUND_CAUSES).nullable(),
  /** The refunded amount; null without a refund. */
  refund: moneySchema.nullable(),
  /** When the refund was sent; null before that. */
  refunded_at: z.string().nullable(),
  /** All partial refunds, done or on their way; null without any. */
  refunded_in_part: moneySchema.nullable(),
  /** The newest reading of the bundle; null if the wholesaler has not been polled yet. */
  usage: bundleStatusSchema.nullable(),
});

export type UserEsim = z.infer<typeof userEsimSchema>;
