import { z } from 'zod';

import { planSchema } from '../catalog/catalog-schema.ts';
import { PROCESSORS } from './payment-method.ts';
import { amountsSchema } from './quote-schema.ts';
import { REFUND_CAUSES } from './refund-words.ts';

/** How a buyer installs the eSIM. A bearer secret: given only to its owner, never cached. */
export const activationSchema = z.object({
  /** The LPA string, `LPA:1$<SM-DP+ address>$<matching ID>`. */
  qr_code_data: z.string(),
  /** PNG of the QR code, base64 without a prefix. */
  qr_code_base64: z.string(),
  smdp_address: z.string(),
  matching_id: z.string(),
  apple_url: z.string(),
  android_url: z.string(),
});

export type Activation = z.infer<typeof activationSchema>;

/** The buyer's eSIM that a plan goes onto, so that nothing is to be installed; null for an order of a new eSIM. */
const topUpOfSchema = z.object({ esim_id: z.string(), iccid: z.string() }).nullable();

/** A purchase as its buyer sees it on `/order/{token}`. */
export const orderSchema = z.object({
  order: z.string(),
  number: z.string(),
  /** `pending`: the buyer has paid, and the processor is still checking the money. */
  status: z.enum(['unpaid', 'pending', 'processing', 'ready', 'refunding', 'refunded']),
  plan: planSchema,
  /** 'Nationwide', or 'N countries' for a region. */
  coverage: z.string(),
  amounts: amountsSchema,
  payment_method: z.enum(PROCESSORS).nullable(),
  /** 'Visa ending in 4242', 'Apple Pay (Visa 4242)' or 'PayPal', once it is paid. */
  paid_with: z.string().nullable(),
  email: z.string(),
  created_at: z.string(),
  paid_at: z.string().nullable(),
  /** When the processor had sent the whole amount back. */
  refunded_at: z.string().nullable(),
  /** Until when its buyer may withdraw from the contract; null where that cannot be, or not any more. */
  withdraw_until: z.string().nullable(),
  /** When its buyer withdrew. */
  withdrawn_at: z.string().nullable(),
  /** Its buyer asked for a refund, and the network has yet to decide whether it takes the eSIM back. */
  return_asked: z.boolean(),
  /** Why the whole amount goes back, or went; null while it does not. */
  refund_cause: z.enum(REFUND_CAUSES).nullable(),
  /** Amounts that went back, or are on their way, and left the order as it is; oldest first. */
  refunds_in_part: z.array(
    z.object({
      id: z.string(),
      /** Dollars. */
      amount: z.number(),
      /** For the buyer's trouble, beside the price. */
      goodwill: z.boolean(),
      at: z.string(),
      /** When the processor had sent it. */
      refunded_at: z.string().nullable(),
    }),
  ),
  /** A payment goes back by itself: a second one, or one of an order that is `unpaid`, as its checkout had expired. */
  second_payment_returned: z.boolean(),
  /** Whose account it is in; `you` only for who is signed in. */
  owner: z.enum(['you', 'nobody', 'another']),
  top_up: topUpOfSchema,
  /** Without codes for a top-up: its eSIM has them already. */
  esim: z
    .object({
      id: z.string(),
      iccid: z.string(),
      activation: activationSchema.nullable(),
      /** It was installed so long ago that this page no longer shows its codes. */
      codes_hidden: z.boolean(),
    })
    .nullable(),
});

export type Order = z.infer<typeof orderSchema>;

/** A paid order whose eSIM is not there yet, as its buyer's list of eSIMs shows it. */
export const waitingOrderSchema = orderSchema
  .pick({ order: true, number: true, plan: true, top_up: true })
  .extend({ status: z.enum(['pending', 'processing']) });

/** An order that was never delivered and whose money goes back, or went, as its buyer's list of eSIMs shows it. */
export const returnedOrderSchema = orderSchema
  .pick({ order: true, number: true, plan: true, top_up: true, refund_cause: true, refunded_at: true })
  .extend({
    /** Dollars. */
    refund_amount: z.number(),
    /** What they go back to: 'Visa ending in 4242'; null where that is not known. */
    method_label: z.string().nullable(),
  });

export type ReturnedOrder = z.infer<typeof returnedOrderSchema>;

export type WaitingOrder = z.infer<typeof waitingOrderSchema>;
