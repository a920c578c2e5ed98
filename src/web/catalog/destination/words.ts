/** One country or region. */
export const destinationWords = {
  missing: { title: 'Country not found', text: 'We couldn’t find that destination.' },
  browseAll: 'Browse All Countries',
  intro:
    'Pick the days and the data for your trip. The eSIM arrives by email in about a minute and starts when you land.',
  noneOfFilter: { title: 'No plans available for the selected filters.', showAll: 'Show all durations' },
  none: {
    title: 'No plans available',
    text: (country: string) => `We sell nothing for ${country} alone at the moment.`,
  },
  supported: 'Supported countries',
  supportedCount: (countries: number) => `Supported countries (${countries})`,
};

/** Regional plans beside those of a country. */
export const alsoCoveredWords = {
  title: (country: string) => `Going further than ${country}?`,
  coveredBy: (region: string) => `Also covered by ${region}`,
  countries: (countries: number) => `${countries} ${countries === 1 ? 'country' : 'countries'}`,
  countriesFrom: (countries: string, price: string) => `${countries}, from ${price}`,
};

/** What search engines read. */
export const countryOfferWords = {
  name: (country: string) => `${country} eSIM`,
  description: (country: string) => `Prepaid data eSIM for ${country}`,
};
