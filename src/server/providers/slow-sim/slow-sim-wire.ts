import { z } from 'zod';

import type { CatalogueEntry } from '../wholesaler.ts';

/** Slow SIM's answers. Times are ISO 8601, money is cents. */

const iccid = z.string().regex(/^\d{18,22}$/);
const time = z.iso.datetime().transform((text) => new Date(text));

export const wirePlans = z.object({ plans: z.array(z.unknown()) });

export const wirePlan = z.object({
  sku: z.string().min(1),
  title: z.string(),
  country: z.object({ iso: z.string(), name: z.string(), region: z.string() }),
  gigabytes: z.number(),
  days: z.number(),
  price_cents: z.number().int(),
});

export type WirePlan = z.infer<typeof wirePlan>;

export const wireOrder = z.object({
  id: z.string().min(1),
  client_reference: z.string(),
  sku: z.string(),
  price_cents: z.number().int(),
  status: z.enum(['accepted', 'ready', 'failed']),
  created_at: time,
  iccid: iccid.nullable(),
  /** For a finished new eSIM: the text in its QR code. */
  activation: z.string().nullable(),
});

export type WireOrder = z.infer<typeof wireOrder>;

export const wireOrders = z.object({ orders: z.array(wireOrder) });

export const wireReturns = z.object({
  returns: z.array(z.object({ order: z.string(), sku: z.string(), price_cents: z.number().int() })),
});

export const wireReturn = z.object({ status: z.enum(['asked', 'granted', 'denied']) });

export const wireEsim = z.object({
  profile: z.string(),
  installed_at: time.nullable(),
  plans: z.array(
    z.object({
      order: z.string(),
      sku: z.string(),
      status: z.string(),
      added_at: time,
      started_at: time.nullable(),
      ends_at: time.nullable(),
      bytes_total: z.number(),
      bytes_left: z.number(),
    }),
  ),
});

export const wireTopUps = z.object({ skus: z.array(z.string()) });

export const wireAccount = z.object({ balance_cents: z.number().int() });

export const wireCallback = z.object({ event: z.string().min(1).max(100), iccid: iccid.nullish() });

/** A plan in our terms. */
export function catalogueEntry({
  sku,
  title,
  country,
  gigabytes,
  days,
  price_cents: wholesaleCents,
}: WirePlan): CatalogueEntry {
  return {
    bundleName: sku,
    description: title,
    groups: [],
    region: null,
    countries: [country],
    dataMb: gigabytes * 1000,
    durationDays: days,
    speed: [],
    dailyAllowance: null,
    autostart: true,
    wholesaleCents,
  };
}
