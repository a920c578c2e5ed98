import { named } from '../../../domain/language-words.nl.ts';
import type * as source from './words.ts';

export const switchWords: typeof source.switchWords = {
  name: 'Catalogus',
  places: { countries: 'Landen', regions: 'Regio’s' },
};

export const countryListWords: typeof source.countryListWords = {
  searchName: 'Landen zoeken',
  searchExample: 'Spanje, Italië, Japan…',
  searching: 'Landen zoeken…',
  found: (found, query) => `${found} ${found === 1 ? 'land' : 'landen'} gevonden voor “${query}”`,
  every: 'Alle landen',
  unknownPart: 'Dat deel van de wereld kennen we niet.',
  allLoaded: (total) => `Alle landen geladen (${total} in totaal)`,
  showMore: 'Meer landen tonen',
  failed: {
    title: 'De landen konden niet worden geladen',
    text: 'Controleer je verbinding en probeer het opnieuw.',
  },
  empty: 'Geen landen beschikbaar.',
  nothingFound: {
    title: 'Geen land gevonden voor je zoekopdracht.',
    text: 'Probeer de naam van het land, de landcode of een deel van de wereld.',
    clear: 'Zoekopdracht wissen',
  },
};

export const countryCardWords: typeof source.countryCardWords = {
  viewPlans: 'Bekijk alle bundels',
  viewPlansOf: (country) => `Bekijk alle bundels voor ${named(country)}`,
  noPlans: 'Geen bundels beschikbaar',
  unlimitedFrom: 'Onbeperkt vanaf',
  seeFixed: 'Bekijk vaste bundels',
  seeOthers: 'Bekijk bundels',
  seeOf: (see, country) => `${see} voor ${named(country)}`,
  unlimitedForADay: 'Onbeperkt voor 1 dag:',
  nothingYet: 'Nog niets te koop',
};
