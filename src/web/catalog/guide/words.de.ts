import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import type { Counted, PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { ENOUGH_A_DAY } from '../../../domain/catalog/plan-advice.ts';
import { CARD, withMethod } from '../../../domain/money-words.ts';
import { formatMoney, isSameMoney, type Money } from '../../../domain/money.ts';
import { feeIncluded, listed } from '../../core/words.ts';
import { destinationWords } from '../destination/words.ts';
import type * as source from './words.ts';

const countriesOf = (count: number) => `${count} ${count === 1 ? 'Land' : 'Länder'}`;
const byCard = (total: Money) => withMethod(formatMoney(total), CARD);
const paid = (total: Money, { hasFee }: PlaceGuide) =>
  hasFee ? feeIncluded(byCard(total)) : formatMoney(total);

/** 'Alle 30 Tarife', '12 von 30 Tarifen', 'Der Tarif'. */
const share = (some: number, all: number) => {
  if (some < all) return `${some} von ${all} Tarifen`;
  return all === 1 ? 'Der Tarif' : `Alle ${all} Tarife`;
};

/** What a plan does, and what several do. */
type Verb = readonly [one: string, several: string];

const saidOf = (some: number, all: number, [one, several]: Verb) =>
  `${share(some, all)} ${some === 1 ? one : several}.`;

const unsaidOf = (unknown: number) => `Zu ${unknown} sagt unser Netzpartner nichts.`;

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
    title: `eSIM-Ratgeber ${place}: Netze, 5G und Daten`,
    description: `Reiseziel ${place}: welche Netze die eSIM nutzt, ob es 5G und Hotspot gibt, wann die Tage beginnen, wie viele Daten du brauchst und was ein SIM-Lock bedeutet.`,
  }),
  lead: (plans, place) =>
    plans === 1
      ? `Reiseziel ${place}: Was du vor dem Kauf wissen solltest, aus unserem einzigen Tarif.`
      : `Reiseziel ${place}: Was du vor dem Kauf wissen solltest, aus unseren ${plans} Tarifen.`,
  back: (place) => `Tarife ${place}`,
  seePlans: (plans) => (plans === 1 ? 'Tarif ansehen' : `Alle ${plans} Tarife ansehen`),

  cost: {
    ask: (place) => `Was kostet die eSIM ${place}?`,
    answer: (guide) => {
      const { low, high } = guide.paid;
      const cheapest = `${guide.cheapest.label} für ${formatDays(guide.cheapest.days)}`;
      return isSameMoney(low, high)
        ? `${cheapest} kostet ${paid(low, guide)}.`
        : `Die Tarife kosten ${formatMoney(low)} bis ${paid(high, guide)}. Am günstigsten ist ${cheapest}.`;
    },
  },
  data: {
    ask: (place) => `Wie viele Daten brauche ich am Reiseziel ${place}?`,
    answer: `Navi, Nachrichten und etwas Video verbrauchen etwa ${formatDataAmount(ENOUGH_A_DAY)} am Tag. Das sind die günstigsten Tarife, die dafür reichen.`,
    trip: (days) => `Für ${formatDays(days)}: `,
    plan: ({ label, days }) => `${label}, ${formatDays(days)}`,
    paid: ({ paid: total }, { hasFee }) => `, ${hasFee ? byCard(total) : formatMoney(total)}`,
  },
  networks: {
    ask: (place) => `Welche Netze nutzt die eSIM ${place}?`,
    answer: (networks) => `Sie nutzt ${listed(networks.map(({ brand }) => brand))}.`,
    unknown: 'Sie nutzt die Netze lokaler Partner. Welche das sind, sagt unser Netzpartner nicht.',
    perCountry: 'In jedem Land nutzt sie andere Netze.',
    country: (name, networks) => `${name}: ${networks}`,
    untold: (countries) => `Für ${countriesOf(countries)} sagt unser Netzpartner nicht, welche es sind.`,
  },
  fiveG: {
    ask: (place) => `Gibt es 5G am Reiseziel ${place}?`,
    on: (brands) => `Ja, ${listed(brands)} ${brands.length === 1 ? 'hat' : 'haben'} es.`,
    onNone: 'Nein, diese Netze haben es nicht, soweit unser Netzpartner es uns sagt.',
    in: (some, all) => `Ja, in ${some} von ${all} Ländern, soweit unser Netzpartner es uns sagt.`,
    inAll: (all) => (all === 1 ? 'Ja, das gibt es.' : `Ja, in allen ${all} Ländern.`),
    inNone: 'Nein, die Netze dort haben es nicht, soweit unser Netzpartner es uns sagt.',
    networkUnknown: 'Unser Netzpartner sagt nicht, welche Netze es haben.',
    plans: ({ speeds }) => {
      const all = speeds['5G'] + speeds['4G'] + speeds.other + speeds.unknown;
      if (speeds['5G'] > 0) return saidOf(speeds['5G'], all, ['kann 5G nutzen', 'können 5G nutzen']);
      if (speeds.unknown === all) return 'Unser Netzpartner sagt nicht, wie schnell die Tarife sein können.';
      const of4g =
        speeds['4G'] > 0 ? ` ${saidOf(speeds['4G'], all, ['kann 4G nutzen', 'können 4G nutzen'])}` : '';
      return `Aber von keinem Tarif ist bekannt, dass er 5G nutzen kann.${of4g}`;
    },
  },
  starts: {
    ask: 'Wann beginnen die Tage?',
    answer: (place, { first_use: first, purchase, unknown }) => {
      const all = first + purchase + unknown;
      const online = `du am Reiseziel ${place} zum ersten Mal online gehst, nicht beim Installieren.`;
      if (unknown === all) return 'Das sagt unser Netzpartner nicht.';
      if (first === all) return `Wenn ${online}`;
      if (purchase === all) return 'Beim Kauf.';
      return [
        ...(first > 0 ? [`Bei ${share(first, all)}, wenn ${online}`] : []),
        ...(purchase > 0 ? [`Bei ${share(purchase, all)} beim Kauf.`] : []),
        ...(unknown > 0 ? [unsaidOf(unknown)] : []),
      ].join(' ');
    },
  },
  hotspot: {
    ask: 'Kann ich sie als Hotspot nutzen?',
    answer: (told) =>
      countsIn(told, {
        yes: ['erlaubt es', 'erlauben es'],
        no: ['erlaubt es nicht', 'erlauben es nicht'],
        unknown: 'Unser Netzpartner sagt nicht, ob diese Tarife es erlauben. Verlass dich also nicht darauf.',
      }),
  },
  unlimited: {
    ask: 'Wie schnell sind unbegrenzte Daten?',
    answer:
      'Sie gehen nie aus. Jede Stufe gibt dir alle 24 Stunden so viele Daten mit voller Geschwindigkeit:',
    tier: (tier, amount, then) => `${tier}: ${amount} mit voller Geschwindigkeit, danach ${then}`,
  },
  topUp: {
    ask: 'Was passiert, wenn meine Daten ausgehen?',
    answer: (told) =>
      countsIn(told, {
        yes: ['lässt sich auf derselben eSIM aufladen', 'lassen sich auf derselben eSIM aufladen'],
        no: [
          'lässt sich nicht aufladen, für mehr Daten brauchst du also eine neue eSIM',
          'lassen sich nicht aufladen, für mehr Daten brauchst du also eine neue eSIM',
        ],
        unknown: 'Unser Netzpartner sagt nicht, ob sich diese Tarife aufladen lassen.',
      }),
  },
  idCheck: {
    ask: 'Muss ich mich ausweisen?',
    answer: (told) =>
      countsIn(told, {
        yes: ['verlangt es', 'verlangen es'],
        no: ['verlangt es nicht', 'verlangen es nicht'],
        unknown: 'Das sagt unser Netzpartner nicht.',
      }),
  },
  locked: {
    ask: 'Funktioniert sie mit SIM-Lock?',
    answer:
      'Nein. Ein Handy mit SIM-Lock nimmt keine andere eSIM an. Bitte deinen Anbieter, es vor der Reise zu entsperren. Außerdem muss dein Handy eSIM unterstützen.',
    check: 'Modell prüfen',
  },
  regions: {
    title: (place) => `${place} und mehr mit einer eSIM`,
    reach: (countries, price) =>
      price === null
        ? `, ${countriesOf(countries)}`
        : `, ${countriesOf(countries)}, ab ${formatMoney(price)}`,
  },
  near: {
    title: { country: (place) => `Nahe dem Reiseziel ${place}`, region: () => 'Reist du nur in eins davon?' },
    from: (price) => ` ab ${formatMoney(price)}`,
  },
};
