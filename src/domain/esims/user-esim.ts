import { z } from 'zod';

import { planSchema } from '../catalog/catalog-schema.ts';
import { PROCESSORS } from '../checkout/payment-method.ts';
import { REFUND_CAUSES } from '../checkout/refund-words.ts';
import { bundleStatusSchema } from './bundle-status.ts';
import { ESIM_STATUSES } from './display-status.ts';

/** One purchase of a traveller, as lists show it. Codes are not in it: they are asked for one by one. */
export const userEsimSchema = z.object({
  id: z.string(),
  country_name: z.string(),
  country_code: z.string(),
  bundle_name: z.string(),
  iccid: z.string(),
  status: z.enum(ESIM_STATUSES),
  /** Dollars, including the fee. */
  price_paid: z.number(),
  original_price: z.number(),
  discount_applied: z.boolean(),
  discount_amount: z.number().nullable(),
  referral_code_used: z.string().nullable(),
  purchased_at: z.string(),
  /** Decimal megabytes, -1 for unlimited. */
  data_amount: z.number().int(),
  validity_days: z.number().int(),
  payment_method: z.enum(PROCESSORS),
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
  /** Number for people, as on the order page and in mails. */
  order_number: z.string(),
  plan: planSchema,
  /** There are codes to show. A plan that was added has none: they are with the eSIM it was added to. */
  has_activation: z.boolean(),
  /** When a phone first had the eSIM, as the network knows; null while it was not installed. */
  installed_at: z.string().nullable(),
  /** The profile's state as the network said last, lower case: released, installed, deactivated and the like. */
  profile_status: z.string().nullable(),
  /** The purchased eSIM that this plan was added to; null for one that came with an eSIM of its own. */
  top_up_of: z.string().nullable(),
  /** Its price was asked for, and follows when the network has taken it back. */
  return_asked: z.boolean(),
  /** Why its price goes back, or went; null while it does not. */
  refund_cause: z.enum(REFUND_CAUSES).nullable(),
  /** Dollars that go back, or went; null while none do. */
  refund_amount: z.number().nullable(),
  /** When they had gone back; null before that. */
  refunded_at: z.string().nullable(),
  /** Dollars of its price that went back, or are on their way, and left it as it is; null where none did. */
  refunded_in_part: z.number().nullable(),
  /** The newest reading of the bundle; null when the wholesaler was not asked yet. */
  usage: bundleStatusSchema.nullable(),
});

export type UserEsim = z.infer<typeof userEsimSchema>;
