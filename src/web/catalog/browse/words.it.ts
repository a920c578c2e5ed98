import { counted } from '../../../domain/language-words.it.ts';
import type * as source from './words.ts';

export const switchWords: typeof source.switchWords = {
  name: 'Catalogo',
  places: { countries: 'Paesi', regions: 'Regioni' },
};

export const countryListWords: typeof source.countryListWords = {
  searchName: 'Cerca un Paese',
  searchExample: 'Stati Uniti, Spagna, Giappone…',
  searching: 'Ricerca dei Paesi…',
  found: (found, query) => `${counted(found ?? 0, 'Paese trovato', 'Paesi trovati')} per “${query}”`,
  every: 'Tutti i Paesi',
  unknownPart: 'Non conosciamo questa parte del mondo.',
  allLoaded: (total) => `Tutti i Paesi sono visibili (${total} in totale)`,
  showMore: 'Mostra altri Paesi',
  failed: {
    title: 'I Paesi non si caricano',
    text: 'Non siamo riusciti a caricare l’elenco. Controlla la connessione e riprova.',
  },
  empty: 'Nessun Paese disponibile.',
  nothingFound: {
    title: 'Nessun Paese corrisponde alla tua ricerca.',
    text: 'Prova con il nome del Paese, il suo codice o una parte del mondo.',
    clear: 'Cancella la ricerca',
  },
};

export const countryCardWords: typeof source.countryCardWords = {
  viewPlans: 'Vedi tutti i piani',
  viewPlansOf: (country) => `Vedi tutti i piani: ${country}`,
  noPlans: 'Nessun piano disponibile',
  unlimitedFrom: 'Illimitato da',
  seeFixed: 'Vedi i piani con dati fissi',
  seeOthers: 'Vedi i piani',
  seeOf: (see, country) => `${see}: ${country}`,
  unlimitedForADay: 'Illimitato per 1\u00A0giorno:',
  nothingYet: 'Ancora nulla in vendita',
};
