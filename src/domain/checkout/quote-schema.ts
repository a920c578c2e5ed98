import { z } from 'zod';

import { soldPlanSchema } from '../catalog/catalog-schema.ts';
import { CURRENCY } from '../money.ts';
import type { PausableMethod } from '../switches/switches.ts';

export const amountsSchema = z.object({
  /** Before a code. */
  price_cents: z.number().int(),
  /** What a code takes off the price; left out where none does. */
  discount: z
    .object({
      code: z.string(),
      cents: z.number().int(),
      /** What the code promises where this plan's price allows less; one of both is null. */
      capped: z
        .object({ percent_bp: z.number().int().nullable(), amount_cents: z.number().int().nullable() })
        .optional(),
    })
    .optional(),
  fee_cents: z.number().int(),
  total_cents: z.number().int(),
  currency: z.literal(CURRENCY),
});

const words = z.string().optional();

const pausedMethodsSchema = z.object({
  card: words,
  wallets: words,
  paypal: words,
} satisfies Record<PausableMethod, z.ZodType>);

export type QuotedAmounts = z.infer<typeof amountsSchema>;

/** The server's word on what a plan is and costs, for each way to pay. */
export const quoteSchema = z.object({
  plan: soldPlanSchema,
  region: z.string(),
  image_url: z.string().nullable(),
  /** 'Nationwide' for a country, 'N countries' for a region. */
  coverage: z.string(),
  /** `paypal`: null where the shop does not take it. */
  methods: z.object({ stripe: amountsSchema, paypal: amountsSchema.nullable() }),
  /** Ways to pay that are paused, each with the words for it; left out where none is. */
  paused: pausedMethodsSchema.optional(),
  /** Where a code lowers the price: what a purchase says so that it counts. */
  discount_token: z.string().optional(),
});

export type Quote = z.infer<typeof quoteSchema>;
