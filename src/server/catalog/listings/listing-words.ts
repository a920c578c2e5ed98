import { named } from '../../../domain/language-words.ts';

/** Texts for assistants, which read these instead of pages. */
export const listingWords = {
  about: (brand: string) =>
    `${brand} sells prepaid travel eSIM data plans for countries and for regions of several countries. The eSIM arrives by email with a QR code, and no account is needed.`,
  buying:
    'Follow the link of a plan. Its page opens with that plan chosen, and the shop quotes the price anew.',
  prices: {
    added: (fee: string) =>
      `Prices are in US dollars. The checkout adds a processing fee, ${fee} with card; "with card" names what is paid in all.`,
    included: 'Prices are in US dollars and are what is paid in all.',
  },
  asText:
    'Each public page is there as Markdown too. Add .md to its address. What people ask of a country or region is answered at its address with /guide.md.',
  sections: { countries: 'Countries', regions: 'Regions', pages: 'Help and terms' },
  from: (price: string) => `from ${price}`,
  none: 'through a regional plan',
  placeTitle: (place: string) => `Prepaid eSIM data plans for ${named(place)}`,
  columns: {
    data: 'Data',
    days: 'Days',
    price: 'Price',
    /** Shown if a fee is added. */
    withCard: 'With card',
    starts: 'Starts',
    speeds: 'Speeds',
    plan: 'Plan',
  },
  starts: { first_use: 'at first use', purchase: 'with the purchase', unknown: 'unknown' },
  works: 'Works in',
  absent: 'Not included',
  more: (countries: number) => (countries > 0 ? ` and ${countries} more` : ''),
  networks: 'Networks',
  network: (brand: string, has5g: boolean) => (has5g ? `${brand} (5G)` : brand),
  covering: 'Regional plans that work here',
  refund: 'Refunds',
  page: 'The page for people',
  guide: 'Networks, 5G, hotspot, how much data, locked phones',
};
