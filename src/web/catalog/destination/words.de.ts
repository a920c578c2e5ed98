import type * as source from './words.ts';

export const destinationWords: typeof source.destinationWords = {
  missing: { title: 'Land nicht gefunden', text: 'Dieses Reiseziel konnten wir nicht finden.' },
  guide: (place) => `eSIM-Ratgeber ${place}`,
  guides: 'Bevor du wählst',
  browseAll: 'Alle Länder ansehen',
  search: 'Suchen',
  supported: 'Enthaltene Länder',
  supportedCount: (countries) => `Enthaltene Länder (${countries})`,
};

export const planSortingWords: typeof source.planSortingWords = {
  name: 'Sortieren',
  sorts: {
    recommended: 'Empfohlen',
    price: 'Niedrigster Preis zuerst',
    data: 'Meiste Daten zuerst',
    duration: 'Kürzeste Dauer zuerst',
    name: 'Name',
  },
};

export const noPlansWords: typeof source.noPlansWords = {
  title: 'Keine Tarife verfügbar',
  covered: (country) =>
    `Einen eigenen Tarif für das Reiseziel ${country} gibt es noch nicht, aber ein Regionaltarif gilt dort.`,
  nothing: (country) => `Für das Reiseziel ${country} gibt es noch keinen Tarif.`,
  see: (region, price) => `${region}, ab ${price}`,
  near: (country) => `Tarife nahe dem Reiseziel ${country}`,
  from: 'ab',
};

export const alsoCoveredWords: typeof source.alsoCoveredWords = {
  title: (country) => `${country} und noch weiter?`,
  titleAlone: (country) => `Tarife mit dem Reiseziel ${country}`,
  coveredBy: (region) => `Auch im Tarif ${region}`,
  coveredAlone: (region) => `Im Tarif ${region}`,
  countries: (countries) => `${countries} ${countries === 1 ? 'Land' : 'Länder'}`,
  countriesFrom: (countries, price) => `${countries}, ab ${price}`,
};
