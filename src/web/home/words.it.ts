import { counted } from '../../domain/language-words.it.ts';
import type * as source from './words.ts';

export const activeWords: typeof source.activeWords = {
  title: 'Ogni luce è un posto dove atterrare',
  lead: (destinations) =>
    `In questo momento abbiamo piani per ${counted(destinations, 'destinazione', 'destinazioni')}.`,
  map: (destinations) =>
    `Mappa del mondo con una luce su ${counted(destinations, 'destinazione', 'destinazioni')}`,
};

export const popularWords: typeof source.popularWords = {
  title: 'Destinazioni popolari',
  viewAll: 'Vedi tutti i Paesi',
  loading: 'Caricamento dei prezzi…',
  lost: { title: 'I prezzi non si caricano', again: 'Riprova' },
  garbled: { title: 'I dati dei Paesi non sono leggibili', again: 'Riprova' },
  none: { title: 'Al momento non è possibile caricare i prezzi dei Paesi.', again: 'Ricarica' },
  noPrices: 'Non siamo riusciti a caricare i prezzi. Puoi comunque cercare la tua destinazione qui sopra.',
};

export const cardWords: typeof source.cardWords = {
  unlimited: 'Illimitato',
  getStarted: 'Inizia',
  getStartedWith: (country) => `Inizia: ${country}`,
  from: 'A partire da',
  noUnlimited: 'Nessun piano illimitato disponibile',
  noPlans: 'Nessun piano disponibile',
};

export const phoneWords: typeof source.phoneWords = {
  picture: 'Un telefono con un’eSIM Giappone attiva, a cui restano 6,2 di 10\u00A0GB e 18\u00A0giorni',
  landed: 'Atterraggio a Tokyo',
  on: 'La tua eSIM Giappone è attiva',
};
