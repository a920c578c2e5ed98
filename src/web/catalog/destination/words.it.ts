import { counted } from '../../../domain/language-words.it.ts';
import type * as source from './words.ts';

export const destinationWords: typeof source.destinationWords = {
  missing: { title: 'Paese non trovato', text: 'Non siamo riusciti a trovare questa destinazione.' },
  guide: (place) => `Guida all’eSIM ${place}`,
  guides: 'Prima di scegliere',
  browseAll: 'Sfoglia tutti i Paesi',
  search: 'Cerca',
  supported: 'Paesi coperti',
  supportedCount: (countries) => `Paesi coperti (${countries})`,
};

export const planSortingWords: typeof source.planSortingWords = {
  name: 'Ordina',
  sorts: {
    recommended: 'Consigliati',
    price: 'Prezzo, dal più basso',
    data: 'Dati, da più a meno',
    duration: 'Durata, dalla più breve',
    name: 'Nome',
  },
};

export const noPlansWords: typeof source.noPlansWords = {
  title: 'Nessun piano disponibile',
  covered: (country) =>
    `${country}: non c’è ancora un piano dedicato, ma un piano regionale funziona anche lì.`,
  nothing: (country) => `${country}: non c’è ancora nessun piano.`,
  see: (region, price) => `${region}, da ${price}`,
  near: (country) => `Piani nei dintorni: ${country}`,
  from: 'da',
};

export const alsoCoveredWords: typeof source.alsoCoveredWords = {
  title: (country) => `Non solo ${country}?`,
  titleAlone: (country) => `Piani che funzionano qui: ${country}`,
  coveredBy: (region) => `Compreso anche in: ${region}`,
  coveredAlone: (region) => `Compreso in: ${region}`,
  countries: (countries) => counted(countries, 'Paese', 'Paesi'),
  countriesFrom: (countries, price) => `${countries}, da ${price}`,
};
