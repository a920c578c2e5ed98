import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import type { Counted, PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { ENOUGH_A_DAY } from '../../../domain/catalog/plan-advice.ts';
import { counted, inPlace, ofPlace, plural, toPlace } from '../../../domain/language-words.pl.ts';
import { CARD, withMethod } from '../../../domain/money-words.ts';
import { formatMoney, isSameMoney, type Money } from '../../../domain/money.ts';
import { feeIncluded, listed } from '../../core/words.ts';
import { destinationWords } from '../destination/words.ts';
import type * as source from './words.ts';

const countriesOf = (count: number) => counted(count, { one: 'kraj', few: 'kraje', many: 'krajów' });
const byCard = (total: Money) => withMethod(formatMoney(total), CARD);
const paid = (total: Money, { hasFee }: PlaceGuide) =>
  hasFee ? feeIncluded(byCard(total)) : formatMoney(total);

/** What one plan does, and what several do. */
type Verb = readonly [one: string, several: string];

/** 'Wszystkie pakiety (30) pozwalają', '12 z 30 pakietów pozwala', '2 z 30 pakietów pozwalają', 'Pakiet pozwala'. */
function saidOf(some: number, all: number, [one, several]: Verb): string {
  if (some < all) return `${some} z ${all} pakietów ${plural(some, { one, few: several, many: one })}.`;
  return all === 1 ? `Pakiet ${one}.` : `Wszystkie pakiety (${all}) ${several}.`;
}

/** After a preposition with the genitive, in which only 1 is singular. */
const unsaidOf = (unknown: number) =>
  `W przypadku ${unknown} ${unknown === 1 ? 'pakietu' : 'pakietów'} dostawca tego nie podaje.`;

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
    title: `eSIM ${place} – przewodnik: sieci, 5G i dane`,
    description: `Z jakich sieci korzysta eSIM ${inPlace(place)}, czy jest 5G i hotspot, od kiedy liczą się dni, ile danych potrzeba w podróży i co oznacza simlock.`,
  }),
  lead: (plans, place) =>
    plans === 1
      ? `Co warto wiedzieć przed zakupem, na podstawie naszego jedynego pakietu ${toPlace(place)}.`
      : `Co warto wiedzieć przed zakupem, na podstawie naszych ${plans} pakietów ${toPlace(place)}.`,
  back: (place) => `Pakiety ${toPlace(place)}`,
  seePlans: (plans) => (plans === 1 ? 'Zobacz pakiet' : `Zobacz wszystkie pakiety (${plans})`),

  cost: {
    ask: (place) => `Ile kosztuje eSIM ${toPlace(place)}?`,
    answer: (guide) => {
      const { low, high } = guide.paid;
      const cheapest = `${guide.cheapest.label} na ${formatDays(guide.cheapest.days)}`;
      return isSameMoney(low, high)
        ? `${cheapest} kosztuje ${paid(low, guide)}.`
        : `Pakiety kosztują od ${formatMoney(low)} do ${paid(high, guide)}. Najtańszy to ${cheapest}.`;
    },
  },
  data: {
    ask: (place) => `Ile danych potrzebuję ${inPlace(place)}?`,
    answer: `Mapy, wiadomości i trochę wideo to około ${formatDataAmount(ENOUGH_A_DAY)} dziennie. Oto najtańsze pakiety, które wystarczą w takim tempie.`,
    trip: (days) => `Na ${formatDays(days)}: `,
    plan: ({ label, days }) => `${label}, ${formatDays(days)}`,
    paid: ({ paid: total }, { hasFee }) => `, ${hasFee ? byCard(total) : formatMoney(total)}`,
  },
  networks: {
    ask: (place) => `Z jakich sieci korzysta eSIM ${inPlace(place)}?`,
    answer: (networks) => `Korzysta z sieci ${listed(networks.map(({ brand }) => brand))}.`,
    unknown: 'Korzysta z sieci lokalnych partnerów. Nasz dostawca nie podaje, których.',
    perCountry: 'W każdym kraju korzysta z innych sieci.',
    country: (name, networks) => `${name}: ${networks}`,
    untold: (countries) =>
      `W ${countries} ${countries === 1 ? 'kraju' : 'krajach'} nasz dostawca nie podaje, z których sieci.`,
  },
  fiveG: {
    ask: (place) => `Czy ${inPlace(place)} jest 5G?`,
    on: (brands) => `Tak, w ${brands.length === 1 ? 'sieci' : 'sieciach'} ${listed(brands)}.`,
    onNone: 'Nie, według naszego dostawcy te sieci nie mają 5G.',
    in: (some, all) => `Tak, według naszego dostawcy w ${some} z ${all} krajów.`,
    inAll: (all) => (all === 1 ? 'Tak, jest.' : `Tak, we wszystkich ${all} krajach.`),
    inNone: 'Nie, według naszego dostawcy tamtejsze sieci nie mają 5G.',
    networkUnknown: 'Nasz dostawca nie podaje, które sieci mają 5G.',
    plans: ({ speeds }) => {
      const all = speeds['5G'] + speeds['4G'] + speeds.other + speeds.unknown;
      if (speeds['5G'] > 0) return saidOf(speeds['5G'], all, ['może używać 5G', 'mogą używać 5G']);
      if (speeds.unknown === all) return 'Nasz dostawca nie podaje, jaką prędkość mogą osiągać pakiety.';
      const of4g =
        speeds['4G'] > 0 ? ` ${saidOf(speeds['4G'], all, ['może używać 4G', 'mogą używać 4G'])}` : '';
      return `Nie wiemy jednak o żadnym pakiecie, który może używać 5G.${of4g}`;
    },
  },
  starts: {
    ask: 'Od kiedy liczą się dni?',
    answer: (place, { first_use: first, purchase, unknown }) => {
      const all = first + purchase + unknown;
      if (unknown === all) return 'Nasz dostawca tego nie podaje.';
      if (first === all)
        return `Od pierwszego połączenia z internetem ${inPlace(place)}, a nie od instalacji.`;
      if (purchase === all) return 'Od zakupu.';
      const online = `z pierwszym połączeniem z internetem ${inPlace(place)}, a nie przy instalacji`;
      return [
        ...(first > 0 ? [saidOf(first, all, [`zaczyna się ${online}`, `zaczynają się ${online}`])] : []),
        ...(purchase > 0
          ? [saidOf(purchase, all, ['zaczyna się przy zakupie', 'zaczynają się przy zakupie'])]
          : []),
        ...(unknown > 0 ? [unsaidOf(unknown)] : []),
      ].join(' ');
    },
  },
  hotspot: {
    ask: 'Czy mogę go użyć jako hotspotu?',
    answer: (told) =>
      countsIn(told, {
        yes: ['na to pozwala', 'na to pozwalają'],
        no: ['na to nie pozwala', 'na to nie pozwalają'],
        unknown: 'Nasz dostawca nie podaje, czy te pakiety na to pozwalają, więc lepiej na to nie licz.',
      }),
  },
  unlimited: {
    ask: 'Jak szybkie są dane bez limitu?',
    answer: 'Nigdy się nie kończą. Na każdym poziomie co 24 godziny masz tyle danych z pełną prędkością:',
    tier: (tier, amount, then) => `${tier}: ${amount} z pełną prędkością, potem ${then}`,
  },
  topUp: {
    ask: 'Co, jeśli skończą mi się dane?',
    answer: (told) =>
      countsIn(told, {
        yes: ['można doładować na tym samym eSIM‑ie', 'można doładować na tym samym eSIM‑ie'],
        no: [
          'nie da się doładować, więc większa ilość danych wymaga nowego eSIM‑u',
          'nie da się doładować, więc większa ilość danych wymaga nowego eSIM‑u',
        ],
        unknown: 'Nasz dostawca nie podaje, czy te pakiety można doładować.',
      }),
  },
  idCheck: {
    ask: 'Czy muszę okazać dokument tożsamości?',
    answer: (told) =>
      countsIn(told, {
        yes: ['tego wymaga', 'tego wymagają'],
        no: ['tego nie wymaga', 'tego nie wymagają'],
        unknown: 'Nasz dostawca tego nie podaje.',
      }),
  },
  locked: {
    ask: 'Czy działa w telefonie z simlockiem?',
    answer:
      'Nie. Telefon z simlockiem operatora nie przyjmie innego eSIM‑u. Przed podróżą poproś operatora o zdjęcie blokady. Telefon musi też obsługiwać eSIM.',
    check: 'Sprawdź swój model',
  },
  regions: {
    title: (place) => `Jeden eSIM ${toPlace(place)} i dalej`,
    reach: (countries, price) =>
      price === null
        ? `, ${countriesOf(countries)}`
        : `, ${countriesOf(countries)}, od ${formatMoney(price)}`,
  },
  near: {
    title: {
      country: (place) => `W pobliżu ${ofPlace(place)}`,
      region: () => 'Jedziesz tylko do jednego z tych krajów?',
    },
    from: (price) => ` od ${formatMoney(price)}`,
  },
};
