import { named } from '../../../domain/language-words.nl.ts';
import type * as source from './country-words.ts';
import { catalogWords } from './words.ts';

export const countryWords: typeof source.countryWords = {
  meta: (country) => ({
    title: catalogWords.plansOf(country),
    description: `Prepaid eSIM met data voor ${named(country)}, vast of onbeperkt. Installeer thuis en land met bereik.`,
  }),
  unsoldMeta: (country) => ({
    title: country,
    description: `We hebben nog geen bundel voor ${named(country)}.`,
  }),
  missingMeta: { title: 'Land niet gevonden', description: 'Die bestemming kennen we niet.' },
  missing: { title: 'Land niet gevonden', text: 'Die bestemming konden we niet vinden.' },
  failed: { title: 'Het land kon niet worden geladen', text: catalogWords.notLoaded },
};
