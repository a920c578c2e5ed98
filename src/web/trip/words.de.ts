import { formatDataAmount, type Megabytes } from '../../domain/catalog/data-amount.ts';
import { phrase } from '../core/phrase.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const tripPageWords: typeof source.tripPageWords = {
  meta: {
    title: 'Eine Reise mit mehreren Zielen',
    description:
      'Gib deine Ziele und Tage ein und sieh, welche eSIM-Tarife jeden Tag der Reise abdecken: am günstigsten und mit den wenigsten Tarifen.',
  },
  title: 'Plane deine Reise',
  lead: 'Gib deine Ziele ein und wie lange du bleibst. Du bekommst die Tarife, die jeden Tag abdecken.',
};

const amount = (name: string) => (megabytes: Megabytes) => `${name} (${formatDataAmount(megabytes)})`;

export const tripFormWords: typeof source.tripFormWords = {
  stops: 'Ziele',
  stop: (position) => `Ziel ${position}`,
  placeOf: (position) => `Ziel ${position}`,
  example: 'Spanien',
  days: 'Tage',
  add: 'Weiteres Ziel hinzufügen',
  up: (place) => `${place} nach oben`,
  down: (place) => `${place} nach unten`,
  remove: (place) => `${place} entfernen`,
  moved: (place, position, of) => `${place}: Ziel ${position} von ${of}`,
  use: 'Daten pro Tag',
  habits: {
    light: amount('Wenig: Nachrichten, Karten'),
    normal: amount('Normal: etwas Video'),
    heavy: amount('Viel: oft Video'),
    hotspot: amount('Hotspot für den Laptop'),
  },
  megabytes: 'Oder MB pro Tag',
  start: 'Erster Tag (optional)',
  unlimited: 'Nur unbegrenzte Daten',
  borders: 'An Reisetagen beide Länder abdecken',
  bordersHint: 'Für Tage, an denen du auf beiden Seiten einer Grenze Daten brauchst.',
  plan: 'Tarife finden',
};

export const tripFaultWords: typeof source.tripFaultWords = {
  many_stops: 'Eine Reise kann 12 Ziele haben. Lass einige weg oder teile die Reise in zwei.',
  many_days:
    'Eine Reise kann insgesamt 365 Tage dauern. Kürze einen Aufenthalt oder teile die Reise in zwei.',
  megabytes: 'Gib die Daten pro Tag als ganze Zahl in MB ein, zum Beispiel 750.',
  start: 'Gib den ersten Tag als Datum ein, zum Beispiel 2027-06-01.',
  twice:
    'Die Adresse nennt die Datenmenge, den ersten Tag oder eine andere Auswahl mehrfach. Wähle noch einmal.',
  unknown: (typed) => `Wir kennen „${typed}“ nicht. Gib ein Land ein.`,
  nearly: (typed, place) => `Wir kennen „${typed}“ nicht. Meintest du ${place}?`,
  days: 'Gib die Tage ein, von 1 bis 365.',
};

export const tripDayWords: typeof source.tripDayWords = {
  day: (day) => `Tag ${day}`,
  days: (from, to) => `Tag ${from} bis ${to}`,
};

export const tripAnswerWords: typeof source.tripAnswerWords = {
  cheapest: 'Am günstigsten',
  fewest: 'Wenigste Tarife',
  both: 'Deine Tarife',
  count: (plans) => (plans === 1 ? '1 Tarif' : `${plans} Tarife`),
  inOrder: 'Tarife in der Reihenfolge, in der du sie kaufst und installierst',
  use: 'Für',
  install: 'Installieren',
  before: 'vor der Abreise',
  buyFrom: 'Frühestens kaufen',
  daysBefore: (days) => (days === 1 ? '1 Tag vor der Abreise' : `${days} Tage vor der Abreise`),
  details: 'Details',
  detailsOf: (place, plan) => `Details: ${place}, ${plan}`,
  buy: 'Kaufen',
  buyAll: 'Diese Tarife kaufen',
  buySome: (plans) => `Jetzt ${plans} dieser Tarife kaufen`,
  buyOf: (place, plan) => `Kaufen: ${place}, ${plan}`,
  whole: (place, price) =>
    phrase`Warum kein Regionaltarif? Einer für die ganze Reise, ${place}, kostet ${price}.`,
  lacks: (region, places) =>
    phrase`Warum kein Regionaltarif? ${region} deckt den größten Teil der Reise ab, aber nicht: ${listed(places)}.`,
  tooShort: (region) =>
    phrase`Warum kein Regionaltarif? ${region} gilt an jedem Ziel, aber kein Tarif davon hat genug Tage und Daten für die ganze Reise.`,
  gaps: {
    unsold: (place) => `Kein Tarif gilt hier: ${place}.`,
    too_little: (place) => `Kein Tarif hat so viele Daten pro Tag: ${place}.`,
  },
  gapNote: 'ohne Daten. Die Tarife unten decken den Rest ab.',
  tools: 'Ergebnis speichern',
  link: 'Adresse dieser Reise',
  print: 'Drucken',
  calendar: 'In den Kalender',
  calendarNeedsDay: 'Gib den ersten Tag ein, um die Installationstage in deinen Kalender zu übernehmen.',
  good: 'Bei mehr als 8 Zielen sind diese Tarife eine gute Lösung, andere könnten aber etwas weniger kosten.',
  note: 'Ein Tag sind 24 Stunden ab der ersten Nutzung. Jeder Tarif ist eine eigene eSIM oder kommt auf eine, die du schon hast.',
};
