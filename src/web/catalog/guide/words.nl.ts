import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import type { Counted, PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { ENOUGH_A_DAY } from '../../../domain/catalog/plan-advice.ts';
import { inPlace, named } from '../../../domain/language-words.nl.ts';
import { CARD, withMethod } from '../../../domain/money-words.ts';
import { formatMoney, isSameMoney, type Money } from '../../../domain/money.ts';
import { feeIncluded, listed } from '../../core/words.ts';
import { destinationWords } from '../destination/words.ts';
import type * as source from './words.ts';

const countriesOf = (count: number) => `${count} ${count === 1 ? 'land' : 'landen'}`;
const byCard = (total: Money) => withMethod(formatMoney(total), CARD);
const paid = (total: Money, { hasFee }: PlaceGuide) =>
  hasFee ? feeIncluded(byCard(total)) : formatMoney(total);

/** 'Alle 30 bundels', '12 van de 30 bundels', 'De bundel'. */
const share = (some: number, all: number) => {
  if (some < all) return `${some} van de ${all} bundels`;
  return all === 1 ? 'De bundel' : `Alle ${all} bundels`;
};

/** What a plan does, and what several do. */
type Verb = readonly [one: string, several: string];

const saidOf = (some: number, all: number, [one, several]: Verb) =>
  `${share(some, all)} ${some === 1 ? one : several}.`;

const unsaidOf = (unknown: number) => `Over ${unknown} zegt onze leverancier niets.`;

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
    title: `eSIM-gids ${place}: netwerken, 5G en data`,
    description: `Welke netwerken een eSIM voor ${named(place)} gebruikt, of er 5G en een hotspot is, wanneer de dagen ingaan, hoeveel data je op reis nodig hebt en wat een simlock betekent.`,
  }),
  lead: (plans, place) =>
    plans === 1
      ? `Wat je moet weten voor je koopt, op basis van onze ene bundel voor ${named(place)}.`
      : `Wat je moet weten voor je koopt, op basis van onze ${plans} bundels voor ${named(place)}.`,
  back: (place) => `Bundels voor ${named(place)}`,
  seePlans: (plans) => (plans === 1 ? 'Bekijk de bundel' : `Bekijk alle ${plans} bundels`),

  cost: {
    ask: (place) => `Wat kost een eSIM voor ${named(place)}?`,
    answer: (guide) => {
      const { low, high } = guide.paid;
      const cheapest = `${guide.cheapest.label} voor ${formatDays(guide.cheapest.days)}`;
      return isSameMoney(low, high)
        ? `${cheapest} kost ${paid(low, guide)}.`
        : `De bundels kosten ${formatMoney(low)} tot ${paid(high, guide)}. De goedkoopste is ${cheapest}.`;
    },
  },
  data: {
    ask: (place) => `Hoeveel data heb ik ${inPlace(place)} nodig?`,
    answer: `Kaarten, berichten en wat video verbruiken ongeveer ${formatDataAmount(ENOUGH_A_DAY)} per dag. Dit zijn de goedkoopste bundels die in dat tempo lang genoeg meegaan.`,
    trip: (days) => `Voor ${formatDays(days)}: `,
    plan: ({ label, days }) => `${label}, ${formatDays(days)}`,
    paid: ({ paid: total }, { hasFee }) => `, ${hasFee ? byCard(total) : formatMoney(total)}`,
  },
  networks: {
    ask: (place) => `Welke netwerken gebruikt hij ${inPlace(place)}?`,
    answer: (networks) => `Hij gebruikt ${listed(networks.map(({ brand }) => brand))}.`,
    unknown: 'Hij gebruikt de netwerken van lokale partners. Onze leverancier zegt niet welke.',
    perCountry: 'In elk land gebruikt hij andere netwerken.',
    country: (name, networks) => `${name}: ${networks}`,
    untold: (countries) => `Voor ${countriesOf(countries)} zegt onze leverancier niet welke.`,
  },
  fiveG: {
    ask: (place) => `Is er 5G ${inPlace(place)}?`,
    on: (brands) => `Ja, ${listed(brands)} ${brands.length === 1 ? 'heeft' : 'hebben'} het.`,
    onNone: 'Nee, deze netwerken hebben het niet, volgens onze leverancier.',
    in: (some, all) => `Ja, in ${some} van de ${all} landen, volgens onze leverancier.`,
    inAll: (all) => (all === 1 ? 'Ja, dat is er.' : `Ja, in alle ${all} landen.`),
    inNone: 'Nee, de netwerken daar hebben het niet, volgens onze leverancier.',
    networkUnknown: 'Onze leverancier zegt niet welke netwerken het hebben.',
    plans: ({ speeds }) => {
      const all = speeds['5G'] + speeds['4G'] + speeds.other + speeds.unknown;
      if (speeds['5G'] > 0) return saidOf(speeds['5G'], all, ['kan 5G gebruiken', 'kunnen 5G gebruiken']);
      if (speeds.unknown === all) return 'Onze leverancier zegt niet hoe snel de bundels kunnen zijn.';
      const of4g =
        speeds['4G'] > 0 ? ` ${saidOf(speeds['4G'], all, ['kan 4G gebruiken', 'kunnen 4G gebruiken'])}` : '';
      return `Maar van geen enkele bundel is bekend dat die 5G kan gebruiken.${of4g}`;
    },
  },
  starts: {
    ask: 'Wanneer gaan de dagen in?',
    answer: (place, { first_use: first, purchase, unknown }) => {
      const all = first + purchase + unknown;
      const online = `als je ${inPlace(place)} voor het eerst online gaat, niet als je installeert.`;
      if (unknown === all) return 'Dat zegt onze leverancier niet.';
      if (first === all) return `Pas ${online}`;
      if (purchase === all) return 'Zodra je koopt.';
      return [
        ...(first > 0 ? [`Bij ${share(first, all)} ${online}`] : []),
        ...(purchase > 0 ? [`Bij ${share(purchase, all)} zodra je koopt.`] : []),
        ...(unknown > 0 ? [unsaidOf(unknown)] : []),
      ].join(' ');
    },
  },
  hotspot: {
    ask: 'Kan ik hem als hotspot gebruiken?',
    answer: (told) =>
      countsIn(told, {
        yes: ['staat het toe', 'staan het toe'],
        no: ['staat het niet toe', 'staan het niet toe'],
        unknown: 'Onze leverancier zegt niet of deze bundels het toestaan, dus reken er niet op.',
      }),
  },
  unlimited: {
    ask: 'Hoe snel is onbeperkte data?',
    answer:
      'De data raakt nooit op. Per niveau krijg je elke 24\u00A0uur deze hoeveelheid data op volle snelheid.',
    tier: (tier, amount, then) => `${tier}: ${amount} op volle snelheid, daarna ${then}`,
  },
  topUp: {
    ask: 'Wat als mijn data op is?',
    answer: (told) =>
      countsIn(told, {
        yes: ['kun je aanvullen op dezelfde eSIM', 'kun je aanvullen op dezelfde eSIM'],
        no: [
          'kun je niet aanvullen, dus voor meer data heb je een nieuwe eSIM nodig',
          'kun je niet aanvullen, dus voor meer data heb je een nieuwe eSIM nodig',
        ],
        unknown: 'Onze leverancier zegt niet of je deze bundels kunt aanvullen.',
      }),
  },
  idCheck: {
    ask: 'Moet ik me legitimeren?',
    answer: (told) =>
      countsIn(told, {
        yes: ['vraagt om legitimatie', 'vragen om legitimatie'],
        no: ['vraagt er niet om', 'vragen er niet om'],
        unknown: 'Dat zegt onze leverancier niet.',
      }),
  },
  locked: {
    ask: 'Werkt hij in een telefoon met simlock?',
    answer:
      'Nee. Een telefoon met een simlock van een provider accepteert geen andere eSIM. Vraag de provider om hem simlockvrij te maken voor je op reis gaat. Je telefoon moet ook eSIM ondersteunen.',
    check: 'Controleer je model',
  },
  regions: {
    title: (place) => `Eén eSIM voor ${named(place)} en verder`,
    reach: (countries, price) =>
      price === null
        ? `, ${countriesOf(countries)}`
        : `, ${countriesOf(countries)}, vanaf ${formatMoney(price)}`,
  },
  near: {
    title: {
      country: (place) => `In de buurt van ${named(place)}`,
      region: () => 'Ga je maar naar één ervan?',
    },
    from: (price) => ` vanaf ${formatMoney(price)}`,
  },
};
