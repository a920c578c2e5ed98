import { z } from 'zod';

import { soldPlanSchema } from '../catalog/catalog-schema.ts';
import { CURRENCY_CODES } from '../currencies.ts';
import { recordOf } from '../record-of.ts';
import { METHODS_ON_WIRE, PAUSABLE_METHODS } from './payment-method.ts';

export const amountsSchema = z.object({
  /** Before the discount, and with the tax. */
  price_cents: z.number().int(),
  /** The code's discount; left out without one. */
  discount: z
    .object({
      code: z.string(),
      cents: z.number().int(),
      /** What the code promises if this plan's price allows less; exactly one of the two is null. */
      capped: z
        .object({ percent_bp: z.number().int().nullable(), amount_cents: z.number().int().nullable() })
        .optional(),
    })
    .optional(),
  /** The tax that a business with a valid VAT number is not charged; left out for everybody else. */
  tax_off_cents: z.number().int().optional(),
  fee_cents: z.number().int(),
  total_cents: z.number().int(),
  currency: z.enum(CURRENCY_CODES),
});

const words = z.string().optional();

const pausedMethodsSchema = z.object(recordOf(PAUSABLE_METHODS, () => words));

const optional = amountsSchema.optional();
const byWire = recordOf(METHODS_ON_WIRE, () => optional);

export type QuotedAmounts = z.infer<typeof amountsSchema>;

/** A plan of a basket, as its quote shows it. */
const quotedLineSchema = z.object({
  plan: soldPlanSchema,
  region: z.string(),
  image_url: z.string().nullable(),
  coverage: z.string(),
  /** Before the discount, and with the tax. */
  price_cents: z.number().int(),
  /** How many of it are bought, in the quote of an order that an operator made; `price_cents` is for all of them. */
  quantity: z.number().int().optional(),
  /** The line whose eSIM it goes onto; left out for a line with an eSIM of its own. */
  onto_line: z.number().int().optional(),
});

export type QuotedLine = z.infer<typeof quotedLineSchema>;

/** The server's answer about one plan or a basket of several, and what they cost, for each payment method. */
export const quoteSchema = z.object({
  plan: soldPlanSchema,
  region: z.string(),
  image_url: z.string().nullable(),
  /** 'Nationwide' for a country, 'N countries' for a region. */
  coverage: z.string(),
  /** All plans of a basket, the one above first; left out for a single plan. */
  lines: z.array(quotedLineSchema).optional(),
  /** Of everything in the basket. `paypal`: null if the shop does not offer it; others are left out then. */
  methods: z.object({ ...byWire, stripe: amountsSchema, paypal: amountsSchema.nullable() }),
  /** Payment methods of the shop that do not take the currency of this quote; left out if there are none. */
  not_in_currency: z.array(z.enum(METHODS_ON_WIRE)).optional(),
  /** Paused payment methods, each with its notice; left out if there are none. */
  paused: pausedMethodsSchema.optional(),
  /** With a discount: the token that a purchase sends to use it. */
  discount_token: z.string().optional(),
  /** With a VAT number: the token that a purchase sends so that what was found out about it counts. */
  vat_token: z.string().optional(),
});

export type Quote = z.infer<typeof quoteSchema>;
