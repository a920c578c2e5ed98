import type * as source from './words.ts';

export const switchWords: typeof source.switchWords = {
  name: 'Katalog',
  places: { countries: 'Länder', regions: 'Regionen' },
};

export const countryListWords: typeof source.countryListWords = {
  searchName: 'Länder suchen',
  searchExample: 'USA, Spanien, Japan …',
  searching: 'Länder werden gesucht …',
  found: (found, query) => `${found} ${found === 1 ? 'Land' : 'Länder'} gefunden für „${query}“`,
  every: 'Alle Länder',
  unknownPart: 'Diese Weltregion kennen wir nicht.',
  allLoaded: (total) => `Alle Länder geladen (insgesamt ${total})`,
  showMore: 'Mehr Länder anzeigen',
  failed: {
    title: 'Die Länder ließen sich nicht laden',
    text: 'Prüfe deine Verbindung und versuche es noch einmal.',
  },
  empty: 'Keine Länder verfügbar.',
  nothingFound: {
    title: 'Zu deiner Suche gibt es kein Land.',
    text: 'Gib den Namen des Landes, sein Kürzel oder eine Weltregion ein.',
    clear: 'Suche löschen',
  },
};

export const countryCardWords: typeof source.countryCardWords = {
  viewPlans: 'Alle Tarife ansehen',
  viewPlansOf: (country) => `Alle Tarife ansehen: ${country}`,
  noPlans: 'Keine Tarife verfügbar',
  unlimitedFrom: 'Unbegrenzt ab',
  seeFixed: 'Pakete ansehen',
  seeOthers: 'Tarife ansehen',
  seeOf: (see, country) => `${see}: ${country}`,
  unlimitedForADay: 'Unbegrenzt für 1 Tag:',
  nothingYet: 'Noch nichts im Angebot',
};
