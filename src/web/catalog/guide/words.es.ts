import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import type { Counted, PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { ENOUGH_A_DAY } from '../../../domain/catalog/plan-advice.ts';
import { counted } from '../../../domain/language-words.es.ts';
import { CARD, withMethod } from '../../../domain/money-words.ts';
import { formatMoney, isSameMoney, type Money } from '../../../domain/money.ts';
import { feeIncluded, listed } from '../../core/words.ts';
import { destinationWords } from '../destination/words.ts';
import type * as source from './words.ts';

const plansOf = (count: number) => counted(count, 'plan', 'planes');
const countriesOf = (count: number) => counted(count, 'país', 'países');
const byCard = (total: Money) => withMethod(formatMoney(total), CARD);
const paid = (total: Money, { hasFee }: PlaceGuide) =>
  hasFee ? feeIncluded(byCard(total)) : formatMoney(total);

/** 'Los 30 planes', '12 de 30 planes', 'El plan'. */
const share = (some: number, all: number) => {
  if (some < all) return `${some} de ${plansOf(all)}`;
  return all === 1 ? 'El plan' : `Los ${plansOf(all)}`;
};

/** What a plan does, and what several do. */
type Verb = readonly [one: string, several: string];

const saidOf = (some: number, all: number, [one, several]: Verb) =>
  `${share(some, all)} ${some === 1 ? one : several}.`;

const unsaidOf = (unknown: number) => `De ${plansOf(unknown)}, nuestro proveedor no lo indica.`;

/** A fact that holds for some plans, not for others, and is unknown for the rest. */
function countsIn(
  { yes, no, unknown }: Counted<'yes' | 'no'>,
  words: { yes: Verb; no: Verb; unknown: string },
) {
  const all = yes + no + unknown;
  if (unknown === all) return words.unknown;
  return [
    ...(yes > 0 ? [saidOf(yes, all, words.yes)] : []),
    ...(no > 0 ? [saidOf(no, all, words.no)] : []),
    ...(unknown > 0 ? [unsaidOf(unknown)] : []),
  ].join(' ');
}

export const guideWords: typeof source.guideWords = {
  title: destinationWords.guide,
  meta: (place) => ({
    title: `Guía de eSIM para ${place}: redes, 5G y datos`,
    description: `Qué redes usa una eSIM para ${place}, si hay 5G y se puede compartir internet, cuándo empiezan sus días, cuántos datos pide un viaje y qué supone tener un teléfono bloqueado.`,
  }),
  lead: (plans, place) =>
    plans === 1
      ? `Lo que conviene saber antes de comprar, según nuestro único plan para ${place}.`
      : `Lo que conviene saber antes de comprar, según nuestros ${plans}\u00A0planes para ${place}.`,
  back: (place) => `Planes para ${place}`,
  seePlans: (plans) => (plans === 1 ? 'Ver el plan' : `Ver los ${plans}\u00A0planes`),

  cost: {
    ask: (place) => `¿Cuánto cuesta una eSIM para ${place}?`,
    answer: (guide) => {
      const { low, high } = guide.paid;
      const cheapest = `${guide.cheapest.label} para ${formatDays(guide.cheapest.days)}`;
      return isSameMoney(low, high)
        ? `El plan ${cheapest} cuesta ${paid(low, guide)}.`
        : `Los planes cuestan de ${formatMoney(low)} a ${paid(high, guide)}. El más barato es ${cheapest}.`;
    },
  },
  data: {
    ask: (place) => `¿Cuántos datos necesito en ${place}?`,
    answer: `Los mapas, los mensajes y algo de vídeo gastan unos ${formatDataAmount(ENOUGH_A_DAY)} al día. Estos son los planes más baratos que duran a ese ritmo.`,
    trip: (days) => `Para ${formatDays(days)}: `,
    plan: ({ label, days }) => `${label}, ${formatDays(days)}`,
    paid: ({ paid: total }, { hasFee }) => `, ${hasFee ? byCard(total) : formatMoney(total)}`,
  },
  networks: {
    ask: (place) => `¿Qué redes usa en ${place}?`,
    answer: (networks) => `Usa ${listed(networks.map(({ brand }) => brand))}.`,
    unknown: 'Usa las redes de socios locales. Nuestro proveedor no indica cuáles.',
    perCountry: 'Usa redes distintas en cada país.',
    country: (name, networks) => `${name}: ${networks}`,
    untold: (countries) => `En ${countriesOf(countries)}, nuestro proveedor no indica cuáles.`,
  },
  fiveG: {
    ask: (place) => `¿Hay 5G en ${place}?`,
    on: (brands) => `Sí, ${listed(brands)} ${brands.length === 1 ? 'tiene' : 'tienen'} 5G.`,
    onNone: 'No, estas redes no tienen 5G, según nuestro proveedor.',
    in: (some, all) => `Sí, en ${some} de ${countriesOf(all)}, según nuestro proveedor.`,
    inAll: (all) => (all === 1 ? 'Sí, hay 5G.' : `Sí, en los ${countriesOf(all)}.`),
    inNone: 'No, las redes de allí no tienen 5G, según nuestro proveedor.',
    networkUnknown: 'Nuestro proveedor no indica qué redes tienen 5G.',
    plans: ({ speeds }) => {
      const all = speeds['5G'] + speeds['4G'] + speeds.other + speeds.unknown;
      if (speeds['5G'] > 0) return saidOf(speeds['5G'], all, ['puede usar 5G', 'pueden usar 5G']);
      if (speeds.unknown === all) return 'Nuestro proveedor no indica qué velocidad alcanzan los planes.';
      const of4g =
        speeds['4G'] > 0 ? ` ${saidOf(speeds['4G'], all, ['puede usar 4G', 'pueden usar 4G'])}` : '';
      return `Pero, que sepamos, ningún plan usa 5G.${of4g}`;
    },
  },
  starts: {
    ask: '¿Cuándo empiezan los días?',
    answer: (place, { first_use: first, purchase, unknown }) => {
      const all = first + purchase + unknown;
      const online = `cuando te conectas por primera vez en ${place}, no al instalar`;
      if (unknown === all) return 'Nuestro proveedor no lo indica.';
      if (first === all) return `Empiezan ${online}.`;
      if (purchase === all) return 'Cuando compras.';
      return [
        ...(first > 0 ? [saidOf(first, all, [`empieza ${online}`, `empiezan ${online}`])] : []),
        ...(purchase > 0 ? [saidOf(purchase, all, ['empieza al comprar', 'empiezan al comprar'])] : []),
        ...(unknown > 0 ? [unsaidOf(unknown)] : []),
      ].join(' ');
    },
  },
  hotspot: {
    ask: '¿Puedo compartir internet con otros dispositivos?',
    answer: (told) =>
      countsIn(told, {
        yes: ['permite compartir internet', 'permiten compartir internet'],
        no: ['no lo permite', 'no lo permiten'],
        unknown: 'Nuestro proveedor no indica si estos planes lo permiten, así que no cuentes con ello.',
      }),
  },
  unlimited: {
    ask: '¿Qué velocidad tienen los datos ilimitados?',
    answer: 'No se agotan nunca. Cada nivel te da esta cantidad de datos a velocidad máxima cada 24 horas.',
    tier: (tier, amount, then) => `${tier}: ${amount} a velocidad máxima, luego ${then}`,
  },
  topUp: {
    ask: '¿Y si se me acaban los datos?',
    answer: (told) =>
      countsIn(told, {
        yes: ['se puede recargar en la misma eSIM', 'se pueden recargar en la misma eSIM'],
        no: [
          'no se puede recargar, así que para tener más datos hace falta una eSIM nueva',
          'no se pueden recargar, así que para tener más datos hace falta una eSIM nueva',
        ],
        unknown: 'Nuestro proveedor no indica si estos planes se pueden recargar.',
      }),
  },
  idCheck: {
    ask: '¿Tengo que mostrar un documento de identidad?',
    answer: (told) =>
      countsIn(told, {
        yes: ['lo pide', 'lo piden'],
        no: ['no lo pide', 'no lo piden'],
        unknown: 'Nuestro proveedor no lo indica.',
      }),
  },
  locked: {
    ask: '¿Funciona en un teléfono bloqueado?',
    answer:
      'No. Un teléfono bloqueado por un operador no admite otra eSIM. Pide al operador que lo desbloquee antes de viajar. Además, tu teléfono debe ser compatible con eSIM.',
    check: 'Comprueba tu modelo',
  },
  regions: {
    title: (place) => `Una sola eSIM para ${place} y más allá`,
    reach: (countries, price) =>
      price === null
        ? `, ${countriesOf(countries)}`
        : `, ${countriesOf(countries)}, desde ${formatMoney(price)}`,
  },
  near: {
    title: { country: (place) => `Cerca de ${place}`, region: () => '¿Solo vas a uno de ellos?' },
    from: (price) => ` desde ${formatMoney(price)}`,
  },
};
