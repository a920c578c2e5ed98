import { formatDataAmount, type Megabytes } from '../../domain/catalog/data-amount.ts';
import { phrase } from '../core/phrase.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const tripPageWords: typeof source.tripPageWords = {
  meta: {
    title: 'Un viaje con varias paradas',
    description:
      'Indica tus paradas y días, y mira qué planes de eSIM cubren cada día del viaje, al menor precio y con el menor número de planes.',
  },
  title: 'Planifica tu viaje',
  lead: 'Indica tus paradas y cuánto tiempo te quedas. Verás los planes que cubren todos los días.',
};

const amount = (name: string) => (megabytes: Megabytes) => `${name} (${formatDataAmount(megabytes)})`;

export const tripFormWords: typeof source.tripFormWords = {
  stops: 'Paradas',
  stop: (position) => `parada ${position}`,
  placeOf: (position) => `Parada ${position}`,
  example: 'España',
  days: 'Días',
  add: 'Añadir otra parada',
  up: (place) => `Subir ${place}`,
  down: (place) => `Bajar ${place}`,
  remove: (place) => `Quitar ${place}`,
  moved: (place, position, of) => `${place}: parada ${position} de ${of}`,
  use: 'Datos al día',
  habits: {
    light: amount('Ligero: mensajes, mapas'),
    normal: amount('Normal: algo de vídeo'),
    heavy: amount('Intenso: mucho vídeo'),
    hotspot: amount('Compartir con un portátil'),
  },
  megabytes: 'O MB al día',
  start: 'Primer día (opcional)',
  unlimited: 'Solo datos ilimitados',
  borders: 'Cubrir los dos países en los días de viaje',
  bordersHint: 'Para los días en que usas datos a ambos lados de una frontera.',
  plan: 'Buscar planes',
};

export const tripFaultWords: typeof source.tripFaultWords = {
  many_stops: 'Un viaje puede tener hasta 12 paradas. Quita alguna o divídelo en dos.',
  many_days: 'Un viaje puede durar hasta 365 días en total. Acorta una parada o divídelo en dos.',
  megabytes: 'Indica los datos al día en MB, con un número entero, por ejemplo 750.',
  start: 'Indica el primer día como fecha, por ejemplo 2027-06-01.',
  twice:
    'La dirección de la página indica más de una vez los datos, el primer día u otra opción. Elige de nuevo.',
  unknown: (typed) => `No conocemos «${typed}». Indica un país.`,
  nearly: (typed, place) => `No conocemos «${typed}». ¿Querías decir ${place}?`,
  days: 'Indica los días, de 1 a 365.',
};

export const tripDayWords: typeof source.tripDayWords = {
  day: (day) => `día ${day}`,
  days: (from, to) => `días ${from} a ${to}`,
};

export const tripAnswerWords: typeof source.tripAnswerWords = {
  cheapest: 'Lo más barato',
  fewest: 'Con menos planes',
  both: 'Tus planes',
  count: (plans) => (plans === 1 ? '1 plan' : `${plans} planes`),
  inOrder: 'Planes: arriba, el primero que hay que comprar e instalar',
  use: 'Para',
  install: 'Instalar',
  before: 'antes de salir',
  buyFrom: 'Comprar como muy pronto',
  daysBefore: (days) => (days === 1 ? '1 día antes de salir' : `${days} días antes de salir`),
  details: 'Detalles',
  detailsOf: (place, plan) => `Detalles: ${place}, ${plan}`,
  buy: 'Comprar',
  buyAll: 'Comprar estos planes',
  buySome: (plans) => `Comprar ahora ${plans} de estos planes`,
  buyOf: (place, plan) => `Comprar: ${place}, ${plan}`,
  whole: (place, price) =>
    phrase`¿Por qué no un plan regional? Uno para todo el viaje, ${place}, cuesta ${price}.`,
  lacks: (region, places) =>
    phrase`¿Por qué no un plan regional? ${region} cubre casi todo el viaje, pero no incluye: ${listed(places)}.`,
  tooShort: (region) =>
    phrase`¿Por qué no un plan regional? ${region} funciona en todas las paradas, pero ninguno de sus planes dura todo el viaje con datos suficientes.`,
  gaps: {
    unsold: (place) => `Ningún plan funciona en ${place}.`,
    too_little: (place) => `Ningún plan para ${place} tiene tantos datos al día.`,
  },
  gapNote: 'sin datos. Los planes de abajo cubren el resto.',
  tools: 'Guardar este resultado',
  link: 'Enlace a este viaje',
  print: 'Imprimir',
  calendar: 'Añadir al calendario',
  calendarNeedsDay: 'Indica el primer día para añadir los días de instalación a tu calendario.',
  good: 'Con más de 8 paradas, estos planes son una buena solución, aunque otros podrían costar algo menos.',
  note: 'Un día son 24 horas desde el primer uso. Cada plan viene con su propia eSIM o se añade a una que ya tienes.',
};
