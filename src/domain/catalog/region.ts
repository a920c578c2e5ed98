import { z } from 'zod';

import { planSchema } from './plan.ts';

/** A region as lists show it. */
export const regionCardSchema = z.object({
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  image_url: z.string().nullable(),
  countries_count: z.number().int(),
  plans_count: z.number().int(),
  /** Dollars of its cheapest plan, null when it has none now. */
  starting_price: z.number().nullable(),
});

export type RegionCard = z.infer<typeof regionCardSchema>;

export const regionSchema = regionCardSchema.extend({
  /** By name. */
  countries_covered: z.array(z.object({ name: z.string(), iso: z.string() })),
  plans: z.array(planSchema),
});

export type Region = z.infer<typeof regionSchema>;

/** The slug of a region: lower case, accents removed, everything else but letters and digits turned into hyphens. */
export function regionSlug(label: string): string {
  return label
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The coverage line of an order summary. */
export function coverage(place: 'country' | 'region', countries: number): string {
  if (place === 'country') return 'Nationwide';
  return countries === 1 ? '1 country' : `${countries} countries`;
}
