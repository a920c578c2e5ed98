import { formatDataAmount, type Megabytes } from '../../domain/catalog/data-amount.ts';
import { phrase } from '../core/phrase.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const tripPageWords: typeof source.tripPageWords = {
  meta: {
    title: 'Un viaggio con più tappe',
    description:
      'Inserisci tappe e giorni e vedi quali piani eSIM coprono ogni giorno del viaggio, con la spesa minore o con meno piani.',
  },
  title: 'Componi il tuo viaggio',
  lead: 'Inserisci le tappe e quanto ti fermi. Ottieni i piani che coprono ogni giorno.',
};

const amount = (name: string) => (megabytes: Megabytes) => `${name} (${formatDataAmount(megabytes)})`;

export const tripFormWords: typeof source.tripFormWords = {
  stops: 'Tappe',
  stop: (position) => `tappa ${position}`,
  placeOf: (position) => `Tappa ${position}`,
  example: 'Spagna',
  days: 'Giorni',
  add: 'Aggiungi un’altra tappa',
  up: (place) => `Sposta su: ${place}`,
  down: (place) => `Sposta giù: ${place}`,
  remove: (place) => `Rimuovi: ${place}`,
  moved: (place, position, of) => `${place}: tappa ${position} di ${of}`,
  use: 'Dati al giorno',
  habits: {
    light: amount('Pochi: messaggi, mappe'),
    normal: amount('Normali: qualche video'),
    heavy: amount('Molti: tanti video'),
    hotspot: amount('Hotspot per un portatile'),
  },
  megabytes: 'Oppure MB al giorno',
  start: 'Primo giorno (facoltativo)',
  unlimited: 'Solo dati illimitati',
  borders: 'Copri entrambi i Paesi nei giorni di spostamento',
  bordersHint: 'Per i giorni in cui usi dati da entrambi i lati di un confine.',
  plan: 'Trova i piani',
};

export const tripFaultWords: typeof source.tripFaultWords = {
  many_stops: 'Un viaggio può avere 12 tappe. Togline qualcuna o dividilo in due.',
  many_days: 'Un viaggio può durare 365 giorni in tutto. Accorcia una tappa o dividilo in due.',
  megabytes: 'Inserisci i dati al giorno in MB, come numero intero, ad esempio 750.',
  start: 'Inserisci il primo giorno come data, ad esempio 2027-06-01.',
  twice: 'L’indirizzo indica più volte i dati, il primo giorno o un’altra scelta. Scegli di nuovo.',
  unknown: (typed) => `Non conosciamo “${typed}”. Inserisci un Paese.`,
  nearly: (typed, place) => `Non conosciamo “${typed}”. Intendevi ${place}?`,
  days: 'Inserisci i giorni, da 1 a 365.',
};

export const tripDayWords: typeof source.tripDayWords = {
  day: (day) => `giorno ${day}`,
  days: (from, to) => `giorni ${from}–${to}`,
};

export const tripAnswerWords: typeof source.tripAnswerWords = {
  cheapest: 'La spesa minore',
  fewest: 'Meno piani',
  both: 'I tuoi piani',
  count: (plans) => (plans === 1 ? '1 piano' : `${plans} piani`),
  inOrder: 'Piani, in alto il primo da acquistare e installare',
  use: 'Per',
  install: 'Installa',
  before: 'prima di partire',
  buyFrom: 'Acquista non prima di',
  daysBefore: (days) => (days === 1 ? '1 giorno prima di partire' : `${days} giorni prima di partire`),
  details: 'Dettagli',
  detailsOf: (place, plan) => `Dettagli: ${place}, ${plan}`,
  buy: 'Acquista',
  buyAll: 'Acquista questi piani',
  buySome: (plans) => `Acquista ora ${plans} di questi piani`,
  buyOf: (place, plan) => `Acquista: ${place}, ${plan}`,
  whole: (place, price) =>
    phrase`Perché nessun piano regionale? Uno per tutto il viaggio, ${place}, costa ${price}.`,
  lacks: (region, places) =>
    phrase`Perché nessun piano regionale? ${region} copre quasi tutto il viaggio, ma non: ${listed(places)}.`,
  tooShort: (region) =>
    phrase`Perché nessun piano regionale? ${region} funziona in ogni tappa, ma nessuno dei suoi piani basta per tutto il viaggio.`,
  gaps: {
    unsold: (place) => `Nessun piano funziona qui: ${place}.`,
    too_little: (place) => `Nessun piano ha così tanti dati al giorno: ${place}.`,
  },
  gapNote: 'senza dati. I piani qui sotto coprono il resto.',
  tools: 'Conserva questo risultato',
  link: 'Indirizzo di questo viaggio',
  print: 'Stampa',
  calendar: 'Aggiungi al calendario',
  calendarNeedsDay: 'Inserisci il primo giorno per mettere i giorni di installazione nel tuo calendario.',
  good: 'Con più di 8 tappe, questi piani sono una buona soluzione, ma altri potrebbero costare un po’ meno.',
  note: 'Un giorno dura 24 ore dal primo utilizzo. Ogni piano è un’eSIM a sé, o si aggiunge a una che hai già.',
};
