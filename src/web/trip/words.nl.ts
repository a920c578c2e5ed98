import { formatDataAmount, type Megabytes } from '../../domain/catalog/data-amount.ts';
import { phrase } from '../core/phrase.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const tripPageWords: typeof source.tripPageWords = {
  meta: {
    title: 'Een reis met meerdere etappes',
    description:
      'Vul je etappes en dagen in en zie welke eSIM-bundels elke dag van de reis dekken: het goedkoopst en met de minste bundels.',
  },
  title: 'Stel je reis samen',
  lead: 'Vul je etappes in en hoe lang je blijft. Je krijgt de bundels die elke dag dekken.',
};

const amount = (name: string) => (megabytes: Megabytes) => `${name} (${formatDataAmount(megabytes)})`;

export const tripFormWords: typeof source.tripFormWords = {
  stops: 'Etappes',
  stop: (position) => `etappe ${position}`,
  placeOf: (position) => `Etappe ${position}`,
  example: 'Spanje',
  days: 'Dagen',
  add: 'Nog een etappe toevoegen',
  up: (place) => `${place} omhoog`,
  down: (place) => `${place} omlaag`,
  remove: (place) => `${place} verwijderen`,
  moved: (place, position, of) => `${place}: etappe ${position} van ${of}`,
  use: 'Data per dag',
  habits: {
    light: amount('Weinig: berichten, kaarten'),
    normal: amount('Normaal: wat video'),
    heavy: amount('Veel: vaak video'),
    hotspot: amount('Hotspot voor een laptop'),
  },
  megabytes: 'Of MB per dag',
  start: 'Eerste dag (optioneel)',
  unlimited: 'Alleen onbeperkte data',
  borders: 'Op reisdagen beide landen dekken',
  bordersHint: 'Voor dagen waarop je aan beide kanten van een grens data gebruikt.',
  plan: 'Bundels zoeken',
};

export const tripFaultWords: typeof source.tripFaultWords = {
  many_stops: 'Een reis kan 12 etappes hebben. Laat er een paar weg of splits de reis in tweeën.',
  many_days: 'Een reis kan in totaal 365 dagen duren. Maak een etappe korter of splits de reis in tweeën.',
  megabytes: 'Vul de data per dag in als heel getal in MB, zoals 750.',
  start: 'Vul de eerste dag in als datum, zoals 2027-06-01.',
  twice:
    'Het adres noemt de hoeveelheid data, de eerste dag of een andere keuze meer dan eens. Kies opnieuw.',
  unknown: (typed) => `“${typed}” kennen we niet. Vul een land in.`,
  nearly: (typed, place) => `“${typed}” kennen we niet. Bedoelde je: ${place}?`,
  days: 'Vul de dagen in, van 1 tot 365.',
};

export const tripDayWords: typeof source.tripDayWords = {
  day: (day) => `dag ${day}`,
  days: (from, to) => `dag ${from} tot en met ${to}`,
};

export const tripAnswerWords: typeof source.tripAnswerWords = {
  cheapest: 'Goedkoopst',
  fewest: 'Minste bundels',
  both: 'Jouw bundels',
  count: (plans) => (plans === 1 ? '1 bundel' : `${plans} bundels`),
  inOrder: 'Bundels, bovenaan de eerste om te kopen en te installeren',
  use: 'Voor',
  install: 'Installeren',
  before: 'voor je vertrekt',
  buyFrom: 'Op zijn vroegst kopen',
  daysBefore: (days) => (days === 1 ? '1 dag voor je vertrekt' : `${days} dagen voor je vertrekt`),
  details: 'Details',
  detailsOf: (place, plan) => `Details: ${place}, ${plan}`,
  buy: 'Kopen',
  buyAll: 'Deze bundels kopen',
  buySome: (plans) => `Nu ${plans} van deze bundels kopen`,
  buyOf: (place, plan) => `Kopen: ${place}, ${plan}`,
  whole: (place, price) => phrase`Waarom geen regiobundel? Eén voor de hele reis, ${place}, kost ${price}.`,
  lacks: (region, places) =>
    phrase`Waarom geen regiobundel? ${region} dekt het grootste deel van de reis, maar niet: ${listed(places)}.`,
  tooShort: (region) =>
    phrase`Waarom geen regiobundel? ${region} werkt op elke etappe, maar geen bundel ervan heeft genoeg dagen en data voor de hele reis.`,
  gaps: {
    unsold: (place) => `Hier werkt geen bundel: ${place}.`,
    too_little: (place) => `Geen bundel heeft zoveel data per dag: ${place}.`,
  },
  gapNote: 'zonder data. De bundels hieronder dekken de rest.',
  tools: 'Dit resultaat bewaren',
  link: 'Adres van deze reis',
  print: 'Afdrukken',
  calendar: 'In agenda zetten',
  calendarNeedsDay: 'Vul de eerste dag in om de installatiedagen in je agenda te zetten.',
  good: 'Bij meer dan 8 etappes zijn deze bundels een goede oplossing, maar andere kosten misschien iets minder.',
  note: 'Een dag is 24 uur vanaf het eerste gebruik. Elke bundel is een eigen eSIM, of komt op een eSIM die je al hebt.',
};
