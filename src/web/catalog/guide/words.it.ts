import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import type { Counted, PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { ENOUGH_A_DAY } from '../../../domain/catalog/plan-advice.ts';
import { counted } from '../../../domain/language-words.it.ts';
import { CARD, withMethod } from '../../../domain/money-words.ts';
import { formatMoney, isSameMoney, type Money } from '../../../domain/money.ts';
import { feeIncluded, listed } from '../../core/words.ts';
import { destinationWords } from '../destination/words.ts';
import type * as source from './words.ts';

const byCard = (total: Money) => withMethod(formatMoney(total), CARD);
const paid = (total: Money, { hasFee }: PlaceGuide) =>
  hasFee ? feeIncluded(byCard(total)) : formatMoney(total);

const plansOf = (count: number) => counted(count, 'piano', 'piani');
const countriesOf = (count: number) => counted(count, 'Paese', 'Paesi');

/** 'Tutti i 30 piani', '12 piani su 30', 'Il piano'. */
const share = (some: number, all: number) => {
  if (some < all) return `${plansOf(some)} su ${all}`;
  return all === 1 ? 'Il piano' : `Tutti i ${plansOf(all)}`;
};

/** What a plan does, and what several do. */
type Verb = readonly [one: string, several: string];

const saidOf = (some: number, all: number, [one, several]: Verb) =>
  `${share(some, all)} ${some === 1 ? one : several}.`;

const unsaidOf = (unknown: number) =>
  `Per ${unknown === 1 ? '1\u00A0altro' : `altri\u00A0${unknown}`} il nostro fornitore non lo precisa.`;

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
    title: `Guida all’eSIM ${place}: reti, 5G e dati`,
    description: `${place}: le reti che usa l’eSIM, il 5G e l’hotspot, quando iniziano i giorni, quanti dati servono in viaggio e che cosa comporta un telefono bloccato.`,
  }),
  lead: (plans, place) =>
    plans === 1
      ? `${place}: che cosa sapere prima dell’acquisto, in base al nostro unico piano.`
      : `${place}: che cosa sapere prima dell’acquisto, in base ai nostri ${plansOf(plans)}.`,
  back: (place) => `Piani ${place}`,
  seePlans: (plans) => (plans === 1 ? 'Vedi il piano' : `Vedi tutti i ${plansOf(plans)}`),

  cost: {
    ask: (place) => `Quanto costa l’eSIM ${place}?`,
    answer: (guide) => {
      const { low, high } = guide.paid;
      const cheapest = `${guide.cheapest.label} per ${formatDays(guide.cheapest.days)}`;
      return isSameMoney(low, high)
        ? `Il piano ${cheapest} costa ${paid(low, guide)}.`
        : `I piani costano da ${formatMoney(low)} a ${paid(high, guide)}. Il più economico è ${cheapest}.`;
    },
  },
  data: {
    ask: (place) => `${place}: di quanti dati ho bisogno?`,
    answer: `Mappe, messaggi e qualche video consumano circa ${formatDataAmount(ENOUGH_A_DAY)} al giorno. Ecco i piani più economici che bastano a questo ritmo.`,
    trip: (days) => `Per ${formatDays(days)}: `,
    plan: ({ label, days }) => `${label}, ${formatDays(days)}`,
    paid: ({ paid: total }, { hasFee }) => `, ${hasFee ? byCard(total) : formatMoney(total)}`,
  },
  networks: {
    ask: (place) => `${place}: quali reti usa l’eSIM?`,
    answer: (networks) => `Usa ${listed(networks.map(({ brand }) => brand))}.`,
    unknown: 'Usa le reti di partner locali. Il nostro fornitore non precisa quali.',
    perCountry: 'Usa reti diverse in ogni Paese.',
    country: (name, networks) => `${name}: ${networks}`,
    untold: (countries) => `Per ${countriesOf(countries)} il nostro fornitore non precisa quali.`,
  },
  fiveG: {
    ask: (place) => `${place}: c’è il 5G?`,
    on: (brands) => `Sì, ${brands.length === 1 ? 'ce l’ha' : 'ce l’hanno'} ${listed(brands)}.`,
    onNone: 'No, queste reti non ce l’hanno, secondo il nostro fornitore.',
    in: (some, all) => `Sì, in ${countriesOf(some)} su ${all}, secondo il nostro fornitore.`,
    inAll: (all) => (all === 1 ? 'Sì, c’è.' : `Sì, in tutti i ${countriesOf(all)}.`),
    inNone: 'No, le reti del posto non ce l’hanno, secondo il nostro fornitore.',
    networkUnknown: 'Il nostro fornitore non precisa quali reti ce l’hanno.',
    plans: ({ speeds }) => {
      const all = speeds['5G'] + speeds['4G'] + speeds.other + speeds.unknown;
      if (speeds['5G'] > 0) return saidOf(speeds['5G'], all, ['può usare il 5G', 'possono usare il 5G']);
      if (speeds.unknown === all) return 'Il nostro fornitore non precisa la velocità dei piani.';
      const of4g =
        speeds['4G'] > 0 ? ` ${saidOf(speeds['4G'], all, ['può usare il 4G', 'possono usare il 4G'])}` : '';
      return `Ma, per quanto ne sappiamo, nessun piano usa il 5G.${of4g}`;
    },
  },
  starts: {
    ask: 'Quando iniziano i giorni?',
    answer: (place, { first_use: first, purchase, unknown }) => {
      const all = first + purchase + unknown;
      const online = `quando ti colleghi a internet per la prima volta sul posto (${place}), non quando installi l’eSIM`;
      if (unknown === all) return 'Il nostro fornitore non lo precisa.';
      if (first === all) return `Iniziano ${online}.`;
      if (purchase === all) return 'Al momento dell’acquisto.';
      return [
        ...(first > 0 ? [saidOf(first, all, [`parte ${online}`, `partono ${online}`])] : []),
        ...(purchase > 0
          ? [saidOf(purchase, all, ['parte al momento dell’acquisto', 'partono al momento dell’acquisto'])]
          : []),
        ...(unknown > 0 ? [unsaidOf(unknown)] : []),
      ].join(' ');
    },
  },
  hotspot: {
    ask: 'Posso usarla come hotspot?',
    answer: (told) =>
      countsIn(told, {
        yes: ['permette l’hotspot', 'permettono l’hotspot'],
        no: ['non lo permette', 'non lo permettono'],
        unknown: 'Il nostro fornitore non precisa se questi piani lo permettono, quindi non contarci.',
      }),
  },
  unlimited: {
    ask: 'Quanto sono veloci i dati illimitati?',
    answer:
      'Non finiscono mai. Ogni livello ti dà questa quantità di dati alla massima velocità ogni 24\u00A0ore.',
    tier: (tier, amount, then) => `${tier}: ${amount} alla massima velocità, poi ${then}`,
  },
  topUp: {
    ask: 'E se finisco i dati?',
    answer: (told) =>
      countsIn(told, {
        yes: [
          'permette di aggiungere dati alla stessa eSIM',
          'permettono di aggiungere dati alla stessa eSIM',
        ],
        no: [
          'non lo permette: per altri dati serve una nuova eSIM',
          'non lo permettono: per altri dati serve una nuova eSIM',
        ],
        unknown: 'Il nostro fornitore non precisa se a questi piani si possono aggiungere dati.',
      }),
  },
  idCheck: {
    ask: 'Devo mostrare un documento d’identità?',
    answer: (told) =>
      countsIn(told, {
        yes: ['ne richiede uno', 'ne richiedono uno'],
        no: ['non lo richiede', 'non lo richiedono'],
        unknown: 'Il nostro fornitore non lo precisa.',
      }),
  },
  locked: {
    ask: 'Funziona in un telefono bloccato?',
    answer:
      'No. Un telefono bloccato da un operatore non accetta altre eSIM. Chiedi all’operatore di sbloccarlo prima di partire. Il telefono deve anche essere compatibile con le eSIM.',
    check: 'Verifica il tuo modello',
  },
  regions: {
    title: (place) => `Una sola eSIM: ${place} e oltre`,
    reach: (countries, price) =>
      price === null
        ? `, ${countriesOf(countries)}`
        : `, ${countriesOf(countries)}, da ${formatMoney(price)}`,
  },
  near: {
    title: { country: (place) => `Nei dintorni: ${place}`, region: () => 'Vai in uno solo di questi Paesi?' },
    from: (price) => ` da ${formatMoney(price)}`,
  },
};
