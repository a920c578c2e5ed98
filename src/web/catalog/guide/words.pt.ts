import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import type { Counted, PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { ENOUGH_A_DAY } from '../../../domain/catalog/plan-advice.ts';
import { counted, forPlace, inPlace, ofPlace } from '../../../domain/language-words.pt.ts';
import { CARD, withMethod } from '../../../domain/money-words.ts';
import { formatMoney, isSameMoney, type Money } from '../../../domain/money.ts';
import { feeIncluded, listed } from '../../core/words.ts';
import { destinationWords } from '../destination/words.ts';
import type * as source from './words.ts';

const plansOf = (count: number) => counted(count, 'plano');
const countriesOf = (count: number) => counted(count, 'país', 'países');
const byCard = (total: Money) => withMethod(formatMoney(total), CARD);
const paid = (total: Money, { hasFee }: PlaceGuide) =>
  hasFee ? feeIncluded(byCard(total)) : formatMoney(total);

/** 'Os 30 planos', '12 de 30 planos', 'O plano'. */
const share = (some: number, all: number) => {
  if (some < all) return `${some} de ${plansOf(all)}`;
  return all === 1 ? 'O plano' : `Os ${plansOf(all)}`;
};

/** What a plan does, and what several do. */
type Verb = readonly [one: string, several: string];

const saidOf = (some: number, all: number, [one, several]: Verb) =>
  `${share(some, all)} ${some === 1 ? one : several}.`;

const unsaidOf = (unknown: number) => `Sobre ${plansOf(unknown)}, nosso fornecedor não dá essa informação.`;

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
    title: `Guia de eSIM ${forPlace(place)}: redes, 5G e dados`,
    description: `Quais redes um eSIM ${forPlace(place)} usa, se há 5G e dá para compartilhar internet, quando os dias começam, quantos dados uma viagem gasta e o que muda com um celular bloqueado.`,
  }),
  lead: (plans, place) =>
    plans === 1
      ? `O que saber antes de comprar, com base no nosso único plano ${forPlace(place)}.`
      : `O que saber antes de comprar, com base nos nossos ${plansOf(plans)} ${forPlace(place)}.`,
  back: (place) => `Planos ${forPlace(place)}`,
  seePlans: (plans) => (plans === 1 ? 'Ver o plano' : `Ver os ${plansOf(plans)}`),

  cost: {
    ask: (place) => `Quanto custa um eSIM ${forPlace(place)}?`,
    answer: (guide) => {
      const { low, high } = guide.paid;
      const cheapest = `${guide.cheapest.label} para ${formatDays(guide.cheapest.days)}`;
      return isSameMoney(low, high)
        ? `O plano ${cheapest} custa ${paid(low, guide)}.`
        : `Os planos custam de ${formatMoney(low)} a ${paid(high, guide)}. O mais barato é ${cheapest}.`;
    },
  },
  data: {
    ask: (place) => `De quantos dados eu preciso ${inPlace(place)}?`,
    answer: `Mapas, mensagens e um pouco de vídeo gastam cerca de ${formatDataAmount(ENOUGH_A_DAY)} por dia. Estes são os planos mais baratos que duram nesse ritmo.`,
    trip: (days) => `Para ${formatDays(days)}: `,
    plan: ({ label, days }) => `${label}, ${formatDays(days)}`,
    paid: ({ paid: total }, { hasFee }) => `, ${hasFee ? byCard(total) : formatMoney(total)}`,
  },
  networks: {
    ask: (place) => `Quais redes ele usa ${inPlace(place)}?`,
    answer: (networks) => `Ele usa ${listed(networks.map(({ brand }) => brand))}.`,
    unknown: 'Ele usa as redes de parceiros locais. Nosso fornecedor não informa quais.',
    perCountry: 'Ele usa redes diferentes em cada país.',
    country: (name, networks) => `${name}: ${networks}`,
    untold: (countries) => `Em ${countriesOf(countries)}, nosso fornecedor não informa quais.`,
  },
  fiveG: {
    ask: (place) => `Tem 5G ${inPlace(place)}?`,
    on: (brands) => `Sim, ${listed(brands)} ${brands.length === 1 ? 'tem' : 'têm'} 5G.`,
    onNone: 'Não, essas redes não têm 5G, segundo nosso fornecedor.',
    in: (some, all) => `Sim, em ${some} de ${countriesOf(all)}, segundo nosso fornecedor.`,
    inAll: (all) => (all === 1 ? 'Sim, tem 5G.' : `Sim, nos ${countriesOf(all)}.`),
    inNone: 'Não, as redes de lá não têm 5G, segundo nosso fornecedor.',
    networkUnknown: 'Nosso fornecedor não informa quais redes têm 5G.',
    plans: ({ speeds }) => {
      const all = speeds['5G'] + speeds['4G'] + speeds.other + speeds.unknown;
      if (speeds['5G'] > 0) return saidOf(speeds['5G'], all, ['pode usar 5G', 'podem usar 5G']);
      if (speeds.unknown === all) return 'Nosso fornecedor não informa a velocidade dos planos.';
      const of4g = speeds['4G'] > 0 ? ` ${saidOf(speeds['4G'], all, ['pode usar 4G', 'podem usar 4G'])}` : '';
      return `Mas, até onde sabemos, nenhum plano usa 5G.${of4g}`;
    },
  },
  starts: {
    ask: 'Quando os dias começam?',
    answer: (place, { first_use: first, purchase, unknown }) => {
      const all = first + purchase + unknown;
      const online = `quando você se conecta pela primeira vez ${inPlace(place)}, não na instalação`;
      if (unknown === all) return 'Nosso fornecedor não informa.';
      if (first === all) return `Eles começam ${online}.`;
      if (purchase === all) return 'Na hora da compra.';
      return [
        ...(first > 0 ? [saidOf(first, all, [`começa ${online}`, `começam ${online}`])] : []),
        ...(purchase > 0
          ? [saidOf(purchase, all, ['começa na hora da compra', 'começam na hora da compra'])]
          : []),
        ...(unknown > 0 ? [unsaidOf(unknown)] : []),
      ].join(' ');
    },
  },
  hotspot: {
    ask: 'Dá para compartilhar a internet?',
    answer: (told) =>
      countsIn(told, {
        yes: ['permite compartilhar a internet', 'permitem compartilhar a internet'],
        no: ['não permite', 'não permitem'],
        unknown: 'Nosso fornecedor não informa se estes planos permitem, então não conte com isso.',
      }),
  },
  unlimited: {
    ask: 'Qual é a velocidade dos dados ilimitados?',
    answer:
      'Eles nunca acabam. Cada nível dá esta quantidade de dados em velocidade máxima a cada 24\u00A0horas.',
    tier: (tier, amount, then) => `${tier}: ${amount} em velocidade máxima, depois ${then}`,
  },
  topUp: {
    ask: 'E se meus dados acabarem?',
    answer: (told) =>
      countsIn(told, {
        yes: ['pode ser recarregado no mesmo eSIM', 'podem ser recarregados no mesmo eSIM'],
        no: [
          'não pode ser recarregado, então para ter mais dados é preciso um novo eSIM',
          'não podem ser recarregados, então para ter mais dados é preciso um novo eSIM',
        ],
        unknown: 'Nosso fornecedor não informa se estes planos podem ser recarregados.',
      }),
  },
  idCheck: {
    ask: 'Preciso mostrar um documento de identidade?',
    answer: (told) =>
      countsIn(told, {
        yes: ['pede um documento', 'pedem um documento'],
        no: ['não pede', 'não pedem'],
        unknown: 'Nosso fornecedor não informa.',
      }),
  },
  locked: {
    ask: 'Funciona em um celular bloqueado?',
    answer:
      'Não. Um celular bloqueado por uma operadora não aceita outro eSIM. Peça à operadora para desbloqueá-lo antes da viagem. Seu celular também precisa ser compatível com eSIM.',
    check: 'Verifique seu modelo',
  },
  regions: {
    title: (place) => `Um só eSIM ${forPlace(place)} e além`,
    reach: (countries, price) =>
      price === null
        ? `, ${countriesOf(countries)}`
        : `, ${countriesOf(countries)}, a partir de ${formatMoney(price)}`,
  },
  near: {
    title: { country: (place) => `Perto ${ofPlace(place)}`, region: () => 'Vai só para um deles?' },
    from: (price) => ` a partir de ${formatMoney(price)}`,
  },
};
