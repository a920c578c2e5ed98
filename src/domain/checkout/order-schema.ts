import { z } from 'zod';

import { planSchema } from '../catalog/catalog-schema.ts';
import { moneySchema } from '../money-schema.ts';
import { METHODS_ON_WIRE } from './payment-method.ts';
import { amountsSchema } from './quote-schema.ts';
import { REFUND_CAUSES } from './refund-cause.ts';

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
  /** The access point name to enter by hand; empty if phones set it by themselves, null if the wholesaler does not tell. */
  apn: z.string().nullable(),
});

export type Activation = z.infer<typeof activationSchema>;

/** The buyer's eSIM that a top-up goes onto, so that there is nothing to install; null for an order of a new eSIM. */
const topUpOfSchema = z.object({ esim_id: z.string(), iccid: z.string() }).nullable();

const ORDER_STATUSES = ['unpaid', 'pending', 'processing', 'ready', 'refunding', 'refunded'] as const;

/** One of the orders that were paid together. */
const basketLineSchema = z.object({
  order: z.string(),
  number: z.string(),
  /** 'eSIM for Japan - 3.0 GB for 30 days', in the language of the order. */
  plan_name: z.string(),
  state: z.enum(ORDER_STATUSES),
  esim_id: z.string().optional(),
  is_this: z.boolean(),
});

/** A purchase as its buyer sees it on `/order/{token}`. */
export const orderSchema = z.object({
  order: z.string(),
  number: z.string(),
  /** `pending`: the buyer has paid, and the processor is still checking the money. */
  status: z.enum(ORDER_STATUSES),
  plan: planSchema,
  /** 'Nationwide', or 'N countries' for a region. */
  coverage: z.string(),
  amounts: amountsSchema,
  payment_method: z.enum(METHODS_ON_WIRE).nullable(),
  /** 'Visa ending in 4242', 'Apple Pay (Visa 4242)' or 'PayPal', once it is paid. */
  paid_with: z.string().nullable(),
  email: z.string(),
  created_at: z.string(),
  paid_at: z.string().nullable(),
  /** When the processor sent the full refund. */
  refunded_at: z.string().nullable(),
  /** The end of the withdrawal period; null if the buyer cannot withdraw, or no longer. */
  withdraw_until: z.string().nullable(),
  /** When its buyer withdrew. */
  withdrawn_at: z.string().nullable(),
  /** Left out for an order without a summary of its contract. */
  contract_summary: z.literal(true).optional(),
  /** The buyer requested a refund, and the network has yet to decide whether it takes the eSIM back. */
  return_asked: z.boolean(),
  /** The cause of the full refund; null without one. */
  refund_cause: z.enum(REFUND_CAUSES).nullable(),
  /** Partial refunds, done or on their way, that leave the order unchanged; oldest first. */
  refunds_in_part: z.array(
    z.object({
      id: z.string(),
      amount: moneySchema,
      /** For the buyer's trouble, in addition to the price. */
      goodwill: z.boolean(),
      at: z.string(),
      /** When the processor sent it. */
      refunded_at: z.string().nullable(),
    }),
  ),
  /** A payment is refunded automatically: a second one, or one of an `unpaid` order whose checkout had expired. */
  second_payment_returned: z.boolean(),
  /** Whose account it is in; `you` only for a signed-in user. */
  owner: z.enum(['you', 'nobody', 'another']),
  top_up: topUpOfSchema,
  /** The orders that were paid together, this one among them; left out for an order that was paid alone. */
  basket: z.array(basketLineSchema).optional(),
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

/** A paid order without its eSIM yet, in its buyer's list of eSIMs. */
export const waitingOrderSchema = orderSchema
  .pick({ order: true, number: true, plan: true, top_up: true })
  .extend({ status: z.enum(['pending', 'processing']) });

/** An undelivered order that is being refunded or was refunded, in its buyer's list of eSIMs. */
export const returnedOrderSchema = orderSchema
  .pick({ order: true, number: true, plan: true, top_up: true, refund_cause: true, refunded_at: true })
  .extend({
    refund: moneySchema,
    /** The method refunded to: 'Visa ending in 4242'; null if unknown. */
    method_label: z.string().nullable(),
  });

export type ReturnedOrder = z.infer<typeof returnedOrderSchema>;

export type WaitingOrder = z.infer<typeof waitingOrderSchema>;
