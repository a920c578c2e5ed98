/** A country or territory, named as the wholesaler does. `iso` is ISO 3166-1 alpha-2, with a few exceptions. */
export interface Place {
  iso: string;
  name: string;
  region: Region;
}

export type Region =
  | 'Africa'
  | 'Asia'
  | 'Europe'
  | 'Global'
  | 'LATAM'
  | 'Middle East'
  | 'North America'
  | 'Oceania';

/**
 * What a place has on sale: ISO code, common English name, offer (see `offers.ts`), then the two wholesale prices in US cents
 * that all others follow from: one day of Unlimited Lite, and 1 GB for 7 days.
 */
export type Market = readonly [iso: string, name: string, offer: Offer, dayCents: number, gbCents: number];

export type Offer = 'full' | 'wide' | 'basic' | 'small' | 'fixed only' | 'no single day' | 'none';
