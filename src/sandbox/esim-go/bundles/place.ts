/** A country or territory as the wholesaler names it. `iso` is ISO 3166-1 alpha-2 but for a few oddities. */
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
 * What is sold for a place: ISO code, common English name, offer (see `offers.ts`), then the two wholesale
 * prices in US cents from which all others follow: one day of Unlimited Lite, and 1 GB for 7 days.
 */
export type Market = readonly [iso: string, name: string, offer: Offer, dayCents: number, gbCents: number];

export type Offer = 'full' | 'wide' | 'basic' | 'small' | 'fixed only' | 'no single day' | 'none';
