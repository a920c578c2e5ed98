import { counted, toPlace } from '../../../domain/language-words.pl.ts';
import type * as source from './words.ts';

export const switchWords: typeof source.switchWords = {
  name: 'Katalog',
  places: { countries: 'Kraje', regions: 'Regiony' },
};

export const countryListWords: typeof source.countryListWords = {
  searchName: 'Szukaj kraju',
  searchExample: 'Hiszpania, Włochy, Japonia…',
  searching: 'Szukamy krajów…',
  found: (found, query) =>
    `Znaleziono ${counted(found ?? 0, { one: 'kraj', few: 'kraje', many: 'krajów' })} dla „${query}”`,
  every: 'Wszystkie kraje',
  unknownPart: 'Nie znamy takiej części świata.',
  allLoaded: (total) => `Wczytano wszystkie kraje (łącznie ${total})`,
  showMore: 'Pokaż więcej krajów',
  failed: {
    title: 'Nie udało się wczytać krajów',
    text: 'Sprawdź połączenie i spróbuj ponownie.',
  },
  empty: 'Brak dostępnych krajów.',
  nothingFound: {
    title: 'Nie znaleziono takiego kraju.',
    text: 'Spróbuj wpisać nazwę kraju, jego kod lub część świata.',
    clear: 'Wyczyść wyszukiwanie',
  },
};

export const countryCardWords: typeof source.countryCardWords = {
  viewPlans: 'Zobacz wszystkie pakiety',
  viewPlansOf: (country) => `Zobacz wszystkie pakiety ${toPlace(country)}`,
  noPlans: 'Brak pakietów',
  unlimitedFrom: 'Bez limitu od',
  seeFixed: 'Pakiety z limitem',
  seeOthers: 'Zobacz pakiety',
  seeOf: (see, country) => `${see}: ${country}`,
  unlimitedForADay: 'Bez limitu na 1 dzień:',
  nothingYet: 'Jeszcze nic w sprzedaży',
};
