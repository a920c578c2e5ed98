import { formatDataAmount, type Megabytes } from '../../domain/catalog/data-amount.ts';
import { phrase } from '../core/phrase.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const tripPageWords: typeof source.tripPageWords = {
  meta: {
    title: 'Un voyage à plusieurs étapes',
    description:
      'Indiquez vos étapes et vos jours, et voyez quels forfaits eSIM couvrent chaque jour du voyage, au meilleur prix ou avec le moins de forfaits.',
  },
  title: 'Planifiez votre voyage',
  lead: 'Indiquez vos étapes et la durée de chacune. Vous obtenez les forfaits qui couvrent chaque jour.',
};

const amount = (name: string) => (megabytes: Megabytes) => `${name} (${formatDataAmount(megabytes)})`;

export const tripFormWords: typeof source.tripFormWords = {
  stops: 'Étapes',
  stop: (position) => `étape ${position}`,
  placeOf: (position) => `Étape ${position}`,
  example: 'Espagne',
  days: 'Jours',
  add: 'Ajouter une étape',
  up: (place) => `Monter\u00A0: ${place}`,
  down: (place) => `Descendre\u00A0: ${place}`,
  remove: (place) => `Retirer\u00A0: ${place}`,
  moved: (place, position, of) => `${place}\u00A0: étape ${position} sur ${of}`,
  use: 'Données par jour',
  habits: {
    light: amount('Léger\u00A0: messages, cartes'),
    normal: amount('Normal\u00A0: un peu de vidéo'),
    heavy: amount('Intensif\u00A0: beaucoup de vidéo'),
    hotspot: amount('Partage avec un ordinateur'),
  },
  megabytes: 'Ou Mo par jour',
  start: 'Premier jour (facultatif)',
  unlimited: 'Données illimitées seulement',
  borders: 'Couvrir les deux pays les jours de trajet',
  bordersHint: 'Pour les jours où vous utilisez des données des deux côtés d’une frontière.',
  plan: 'Trouver des forfaits',
};

export const tripFaultWords: typeof source.tripFaultWords = {
  many_stops: 'Un voyage peut avoir 12 étapes. Retirez-en, ou coupez-le en deux.',
  many_days: 'Un voyage peut durer 365 jours en tout. Raccourcissez une étape, ou coupez-le en deux.',
  megabytes: 'Indiquez les données par jour en Mo, en nombre entier, par exemple 750.',
  start: 'Indiquez le premier jour sous forme de date, par exemple 2027-06-01.',
  twice:
    'L’adresse indique plusieurs fois les données, le premier jour ou un autre choix. Choisissez à nouveau.',
  unknown: (typed) => `Nous ne connaissons pas «\u00A0${typed}\u00A0». Indiquez un pays.`,
  nearly: (typed, place) =>
    `Nous ne connaissons pas «\u00A0${typed}\u00A0». Vouliez-vous dire ${place}\u202F?`,
  days: 'Indiquez les jours, de 1 à 365.',
};

export const tripDayWords: typeof source.tripDayWords = {
  day: (day) => `jour ${day}`,
  days: (from, to) => `jours ${from} à ${to}`,
};

export const tripAnswerWords: typeof source.tripAnswerWords = {
  cheapest: 'Le moins cher',
  fewest: 'Le moins de forfaits',
  both: 'Vos forfaits',
  count: (plans) => (plans === 1 ? '1 forfait' : `${plans} forfaits`),
  inOrder: 'Forfaits, le premier à acheter et à installer en haut',
  use: 'Pour',
  install: 'Installer',
  before: 'avant le départ',
  buyFrom: 'Achat au plus tôt',
  daysBefore: (days) => (days === 1 ? '1 jour avant le départ' : `${days} jours avant le départ`),
  details: 'Détails',
  detailsOf: (place, plan) => `Détails\u00A0: ${place}, ${plan}`,
  buy: 'Acheter',
  buyAll: 'Acheter ces forfaits',
  buySome: (plans) => `Acheter ${plans} de ces forfaits maintenant`,
  buyOf: (place, plan) => `Acheter\u00A0: ${place}, ${plan}`,
  whole: (place, price) =>
    phrase`Pourquoi aucun forfait régional\u202F? Un seul pour tout le voyage, ${place}, coûte ${price}.`,
  lacks: (region, places) =>
    phrase`Pourquoi aucun forfait régional\u202F? ${region} couvre presque tout le voyage, mais pas\u00A0: ${listed(places)}.`,
  tooShort: (region) =>
    phrase`Pourquoi aucun forfait régional\u202F? ${region} fonctionne à chaque étape, mais aucun de ses forfaits ne suffit pour tout le voyage.`,
  gaps: {
    unsold: (place) => `Aucun forfait ne fonctionne ici\u00A0: ${place}.`,
    too_little: (place) => `Aucun forfait n’a autant de données par jour\u00A0: ${place}.`,
  },
  gapNote: 'sans données. Les forfaits ci-dessous couvrent le reste.',
  tools: 'Garder ce résultat',
  link: 'Adresse de ce voyage',
  print: 'Imprimer',
  calendar: 'Ajouter au calendrier',
  calendarNeedsDay: 'Indiquez le premier jour pour mettre les jours d’installation dans votre calendrier.',
  good: 'Au-delà de 8 étapes, ces forfaits sont une bonne solution, mais d’autres pourraient coûter un peu moins.',
  note: 'Un jour dure 24 heures à partir de la première utilisation. Chaque forfait est une eSIM à part, ou s’ajoute à une eSIM que vous avez déjà.',
};
