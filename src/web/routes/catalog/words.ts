const plansOf = (place: string) => `${place} eSIM: prepaid data plans`;
const NOT_LOADED = 'The plans did not arrive. Your connection may be down.';

export const catalogWords = { back: 'All destinations' };

export const browseWords = {
  meta: {
    title: 'Browse eSIM Plans',
    countryTitle: plansOf,
    description: 'Prepaid data eSIMs for 200+ countries, fixed or unlimited. Choose your destination.',
  },
  title: 'Browse eSIM Plans',
  lead: 'Choose Your Destination',
  loading: 'Loading eSIM plans...',
  back: 'Back to countries',
  missing: { title: 'Country not found', text: 'There is no destination at this address.' },
  failed: { title: 'Failed to load country data', text: NOT_LOADED },
};

export const countryWords = {
  meta: (country: string) => ({
    title: plansOf(country),
    description: `Prepaid data eSIM for ${country}, fixed or unlimited. Buy in a minute, install at home, land with signal.`,
  }),
  missingMeta: { title: 'Country Not Found', description: 'There is no such destination.' },
  missing: { title: 'Country Not Found', text: 'There is no destination at this address.' },
  failed: { title: 'Failed to load country data', text: NOT_LOADED },
};

export const regionWords = {
  meta: (region: string, coverage: string) => ({
    title: plansOf(region),
    description: `One prepaid data eSIM for ${coverage}: ${region}, fixed or unlimited.`,
  }),
  intro:
    'One eSIM for the whole route. It changes networks by itself when you cross a border, and you keep the same data and days.',
  noPlans: 'No plans found for this region.',
  browseAll: 'Browse All',
  missingMeta: { title: 'Region not found', description: 'There is no such region.' },
  missing: { title: 'Region not found', text: 'There is no region at this address.' },
  failed: { title: 'Failed to load regional plans', text: NOT_LOADED },
};

export const regionalWords = {
  meta: {
    title: 'Regional eSIM plans',
    description: 'One prepaid data eSIM for many countries: regional plans that keep working across borders.',
  },
  title: 'One eSIM, many borders',
  lead: 'Regional plans keep working when the train crosses into the next country.',
  loading: 'Loading...',
};
