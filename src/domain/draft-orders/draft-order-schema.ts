import { z } from 'zod';

import { planSchema } from '../catalog/catalog-schema.ts';
import { CURRENCY_CODES } from '../currencies.ts';
import { DRAFT_STATES, DRAFT_TERMS, MOST_SEATS, MOST_TIERS } from './draft-order.ts';

const cents = z.int().min(0).max(100_000_000);

export const tierSchema = z.object({ from: z.int().min(2).max(MOST_SEATS), unit_cents: cents });

/** A line as an operator enters it. `tiers`: other prices from a quantity on. */
export const enteredLineSchema = z.object({
  bundle_name: z.string().trim().min(1).max(100),
  country_code: z.string().trim().min(2).max(10).toUpperCase(),
  quantity: z.int().min(1).max(MOST_SEATS),
  unit_cents: cents,
  tiers: z.array(tierSchema).max(MOST_TIERS).optional(),
});

export type EnteredLine = z.infer<typeof enteredLineSchema>;

/** A line as it is stored: with its plan as it was sold on that day. */
export const draftLineSchema = enteredLineSchema.extend({
  plan: planSchema,
  /** What one is sold for in the shop, in the draft order's currency. */
  list_cents: cents,
  /** What one costs the shop with fees and taxes, in that currency. */
  floor_cents: cents,
  /** What one costs at the wholesaler, in dollars. */
  wholesale_cents: cents,
});

export type DraftLine = z.infer<typeof draftLineSchema>;

const moneySchema = z.object({ minor: z.int(), currency: z.enum(CURRENCY_CODES) });

/** A draft order for whoever has its link. */
export const shownDraftSchema = z.object({
  number: z.string(),
  state: z.enum(DRAFT_STATES),
  terms: z.enum(DRAFT_TERMS),
  buyer: z.object({ full_name: z.string(), email: z.string(), company: z.string().nullable() }),
  lines: z.array(
    z.object({
      plan: planSchema,
      quantity: z.int(),
      unit: moneySchema,
      tiers: z.array(z.object({ from: z.int(), unit: moneySchema })),
    }),
  ),
  /** The tax that a business does not pay. */
  tax_off: moneySchema.nullable(),
  total: moneySchema,
  note: z.string(),
  valid_until: z.iso.datetime(),
  due_days: z.int(),
  /** Until when a transfer should arrive, once it is accepted. */
  due_at: z.iso.datetime().nullable(),
  received: moneySchema.nullable(),
  /** Where to transfer the money. */
  bank: z.array(z.object({ name: z.enum(['holder', 'bank', 'account', 'bic']), value: z.string() })),
  /** The plan that is put onto an eSIM which its buyer has. */
  top_up: z.object({ esim_id: z.string(), order: z.string() }).nullable(),
  /** Its orders, once they are paid. */
  orders: z.array(z.object({ order: z.string(), number: z.string(), name: z.string(), state: z.string() })),
  sold_by: z.string(),
});

export type ShownDraft = z.infer<typeof shownDraftSchema>;
