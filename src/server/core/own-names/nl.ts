import type { OwnNames } from './own-names.ts';

export const nl: OwnNames = {
  countries: {
    AN: 'Nederlandse Antillen',
    CD: 'DR Congo',
    CYP: 'Noord-Cyprus',
    MM: 'Myanmar',
    'US-HI': 'Hawaï',
  },
  regions: {
    Africa: 'Afrika',
    Asia: 'Azië',
    Balkans: 'Balkan',
    Caribbean: 'Caribisch gebied',
    'Central America': 'Midden-Amerika',
    CIS: 'GOS',
    'Europe + USA': 'Europa + VS',
    'Europe + USA + Business Hubs': 'Europa + VS + zakencentra',
    'Europe Extra': 'Europa Extra',
    'Europe Lite': 'Europa Lite',
    'Europe+': 'Europa+',
    Global: 'Wereld',
    'Global Light': 'Wereld Light',
    'Global Max': 'Wereld Max',
    'Global Standard': 'Wereld Standard',
    'Latin America': 'Latijns-Amerika',
    'Middle East & Africa': 'Midden-Oosten en Afrika',
    'Middle East and North Africa': 'Midden-Oosten en Noord-Afrika',
    'North America': 'Noord-Amerika',
    Oceania: 'Oceanië',
  },
};
