import { inPlace, named } from '../../../domain/language-words.nl.ts';
import type * as source from './words.ts';

export const destinationWords: typeof source.destinationWords = {
  missing: { title: 'Land niet gevonden', text: 'Deze bestemming konden we niet vinden.' },
  guide: (place) => `eSIM-gids ${place}`,
  guides: 'Voor je kiest',
  browseAll: 'Bekijk alle landen',
  search: 'Zoeken',
  supported: 'Inbegrepen landen',
  supportedCount: (countries) => `Inbegrepen landen (${countries})`,
};

export const planSortingWords: typeof source.planSortingWords = {
  name: 'Sorteren',
  sorts: {
    recommended: 'Aanbevolen',
    price: 'Prijs, laagste eerst',
    data: 'Data, meeste eerst',
    duration: 'Duur, kortste eerst',
    name: 'Naam',
  },
};

export const noPlansWords: typeof source.noPlansWords = {
  title: 'Geen bundels beschikbaar',
  covered: (country) =>
    `Er is nog geen bundel speciaal voor ${named(country)}, maar een regiobundel werkt daar wel.`,
  nothing: (country) => `Er is nog geen bundel voor ${named(country)}.`,
  see: (region, price) => `${region}, vanaf ${price}`,
  near: (country) => `Bundels in de buurt van ${named(country)}`,
  from: 'vanaf',
};

export const alsoCoveredWords: typeof source.alsoCoveredWords = {
  title: (country) => `Ga je verder dan ${named(country)}?`,
  titleAlone: (country) => `Bundels die ${inPlace(country)} werken`,
  coveredBy: (region) => `Ook in de bundel ${region}`,
  coveredAlone: (region) => `In de bundel ${region}`,
  countries: (countries) => `${countries} ${countries === 1 ? 'land' : 'landen'}`,
  countriesFrom: (countries, price) => `${countries}, vanaf ${price}`,
};
