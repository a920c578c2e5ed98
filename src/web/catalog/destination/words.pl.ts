import { counted, inPlace, ofPlace, toPlace } from '../../../domain/language-words.pl.ts';
import type * as source from './words.ts';

export const destinationWords: typeof source.destinationWords = {
  missing: { title: 'Nie znaleziono kraju', text: 'Nie udało nam się znaleźć takiego kierunku.' },
  guide: (place) => `eSIM ${place}\u00A0– przewodnik`,
  guides: 'Zanim wybierzesz',
  browseAll: 'Zobacz wszystkie kraje',
  search: 'Szukaj',
  supported: 'Kraje w pakiecie',
  supportedCount: (countries) => `Kraje w pakiecie (${countries})`,
};

export const planSortingWords: typeof source.planSortingWords = {
  name: 'Sortuj',
  sorts: {
    recommended: 'Polecane',
    price: 'Cena: od najniższej',
    data: 'Dane: od największych',
    duration: 'Czas: od najkrótszego',
    name: 'Nazwa',
  },
};

export const noPlansWords: typeof source.noPlansWords = {
  title: 'Brak pakietów',
  covered: (country) =>
    `Nie ma jeszcze osobnego pakietu ${toPlace(country)}, ale działa tam pakiet regionalny.`,
  nothing: (country) => `Nie mamy jeszcze pakietu ${toPlace(country)}.`,
  see: (region, price) => `${region}, od ${price}`,
  near: (country) => `Pakiety w pobliżu ${ofPlace(country)}`,
  from: 'od',
};

export const alsoCoveredWords: typeof source.alsoCoveredWords = {
  title: (country) => `Jedziesz dalej niż ${toPlace(country)}?`,
  titleAlone: (country) => `Pakiety, które działają ${inPlace(country)}`,
  coveredBy: (region) => `Także w pakiecie ${region}`,
  coveredAlone: (region) => `W pakiecie ${region}`,
  countries: (countries) => counted(countries, { one: 'kraj', few: 'kraje', many: 'krajów' }),
  countriesFrom: (countries, price) => `${countries}, od ${price}`,
};
