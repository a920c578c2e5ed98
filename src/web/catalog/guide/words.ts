import type { Network } from '../../../domain/catalog/catalog-schema.ts';
import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import type { GuidePlan, PlaceGuide, Counted } from '../../../domain/catalog/found/place-guide.ts';
import { ENOUGH_A_DAY } from '../../../domain/catalog/plan-advice.ts';
import { named } from '../../../domain/language-words.ts';
import { withMethod } from '../../../domain/money-words.ts';
import { formatMoney, isSameMoney, type Money } from '../../../domain/money.ts';
import { feeIncluded, listed } from '../../core/words.ts';
import { destinationWords } from '../destination/words.ts';

const plansOf = (count: number) => `${count} ${count === 1 ? 'plan' : 'plans'}`;
const countriesOf = (count: number) => `${count} ${count === 1 ? 'country' : 'countries'}`;
const byCard = (total: Money) => withMethod(formatMoney(total), 'card');
const paid = (total: Money, { hasFee }: PlaceGuide) =>
  hasFee ? feeIncluded(byCard(total)) : formatMoney(total);

/** 'All 30 plans', '12 of 30 plans', 'The plan'. */
const share = (some: number, all: number) => {
  if (some < all) return `${some} of ${plansOf(all)}`;
  return all === 1 ? 'The plan' : `All ${plansOf(all)}`;
};

/** '12 of 29 plans start'. */
const startOf = (some: number, all: number) => `${share(some, all)} ${some === 1 ? 'starts' : 'start'}`;

/** A fact that holds for some plans, not for others, and is unknown for the rest. */
function countsIn(
  { yes, no, unknown }: Counted<'yes' | 'no'>,
  words: Record<'yes' | 'no' | 'unknown', string>,
) {
  const all = yes + no + unknown;
  if (unknown === all) return words.unknown;
  return [
    ...(yes > 0 ? [`${share(yes, all)} ${words.yes}.`] : []),
    ...(no > 0 ? [`${share(no, all)} ${words.no}.`] : []),
    ...(unknown > 0 ? [`For ${unknown} our supplier doesn’t say.`] : []),
  ].join(' ');
}

/** A place's questions and answers, all from its plans and networks. */
export const guideWords = {
  title: destinationWords.guide,
  meta: (place: string) => ({
    title: `${place} eSIM guide for networks, 5G and data`,
    description: `Which networks an eSIM for ${named(place)} uses, whether there is 5G and a hotspot, when its days start, how much data a trip takes, and what a locked phone means.`,
  }),
  lead: (plans: number, place: string) =>
    plans === 1
      ? `What to know before you buy, from our one ${place} plan.`
      : `What to know before you buy, from our ${plans} ${place} plans.`,
  back: (place: string) => `${place} plans`,
  seePlans: (plans: number) => (plans === 1 ? 'See the plan' : `See all ${plans} plans`),

  cost: {
    ask: (place: string) => `What does an eSIM for ${named(place)} cost?`,
    answer: (guide: PlaceGuide) => {
      const { low, high } = guide.paid;
      const cheapest = `${guide.cheapest.label} for ${formatDays(guide.cheapest.days)}`;
      return isSameMoney(low, high)
        ? `${cheapest} costs ${paid(low, guide)}.`
        : `Plans cost ${formatMoney(low)} to ${paid(high, guide)}. The cheapest is ${cheapest}.`;
    },
  },
  data: {
    ask: (place: string) => `How much data do I need in ${named(place)}?`,
    answer: `Maps, messages and some video take about ${formatDataAmount(ENOUGH_A_DAY)} a day. These are the cheapest plans that last at that pace.`,
    trip: (days: number) => `For ${formatDays(days)}: `,
    plan: ({ label, days }: GuidePlan) => `${label}, ${formatDays(days)}`,
    paid: ({ paid: total }: GuidePlan, { hasFee }: PlaceGuide) =>
      `, ${hasFee ? byCard(total) : formatMoney(total)}`,
  },
  networks: {
    ask: (place: string) => `Which networks does it use in ${named(place)}?`,
    answer: (networks: readonly Network[]) => `It uses ${listed(networks.map(({ brand }) => brand))}.`,
    unknown: 'It uses the networks of local partners. Our supplier doesn’t say which.',
    perCountry: 'It uses different networks in each country.',
    country: (name: string, networks: string) => `${name}: ${networks}`,
    untold: (countries: number) => `Our supplier doesn’t say which in ${countriesOf(countries)}.`,
  },
  fiveG: {
    ask: (place: string) => `Is there 5G in ${named(place)}?`,
    /** The networks that are known to have it. */
    on: (brands: readonly string[]) => `Yes, ${listed(brands)} ${brands.length === 1 ? 'has' : 'have'} it.`,
    onNone: 'No, these networks don’t have it, as far as our supplier tells us.',
    in: (some: number, all: number) =>
      `Yes, ${some} of ${countriesOf(all)} have it, as far as our supplier tells us.`,
    inAll: (all: number) => (all === 1 ? 'Yes, there is.' : `Yes, all ${countriesOf(all)} have it.`),
    inNone: 'No, the networks there don’t have it, as far as our supplier tells us.',
    networkUnknown: 'Our supplier doesn’t say which networks have it.',
    plans: ({ speeds }: PlaceGuide) => {
      const all = speeds['5G'] + speeds['4G'] + speeds.other + speeds.unknown;
      if (speeds['5G'] > 0) return `${share(speeds['5G'], all)} can use 5G.`;
      if (speeds.unknown === all) return 'Our supplier doesn’t say how fast the plans may be.';
      const of4g = speeds['4G'] > 0 ? ` ${share(speeds['4G'], all)} can use 4G.` : '';
      return `But no plan is known to use 5G.${of4g}`;
    },
  },
  starts: {
    ask: 'When do the days start?',
    answer: (place: string, { first_use: first, purchase, unknown }: PlaceGuide['starts']) => {
      const all = first + purchase + unknown;
      if (unknown === all) return 'Our supplier doesn’t say.';
      // Without a number if all are alike.
      if (first === all) return `When you first go online in ${named(place)}, not when you install.`;
      if (purchase === all) return 'When you buy.';
      return [
        ...(first > 0
          ? [`${startOf(first, all)} when you first go online in ${named(place)}, not when you install.`]
          : []),
        ...(purchase > 0 ? [`${startOf(purchase, all)} when you buy.`] : []),
        ...(unknown > 0 ? [`For ${unknown} our supplier doesn’t say.`] : []),
      ].join(' ');
    },
  },
  hotspot: {
    ask: 'Can I use it as a hotspot?',
    answer: (told: PlaceGuide['hotspot']) =>
      countsIn(told, {
        yes: 'allow it',
        no: 'don’t',
        unknown: 'Our supplier doesn’t say whether these plans allow it, so don’t count on it.',
      }),
  },
  unlimited: {
    ask: 'How fast is unlimited data?',
    answer: 'It never runs out. Each tier gives you this much full-speed data every 24 hours.',
    tier: (tier: string, amount: string, then: string) => `${tier}: ${amount} at full speed, then ${then}`,
  },
  topUp: {
    ask: 'What if my data runs out?',
    answer: (told: PlaceGuide['topUp']) =>
      countsIn(told, {
        yes: 'can be topped up on the same eSIM',
        no: 'can’t be topped up, so more data takes a new eSIM',
        unknown: 'Our supplier doesn’t say whether these plans can be topped up.',
      }),
  },
  idCheck: {
    ask: 'Do I have to show an ID?',
    answer: (told: PlaceGuide['idCheck']) =>
      countsIn(told, { yes: 'need one', no: 'need none', unknown: 'Our supplier doesn’t say.' }),
  },
  locked: {
    ask: 'Does it work in a locked phone?',
    answer:
      'No. A phone that’s locked to a carrier won’t take another eSIM. Ask the carrier to unlock it before you travel. Your phone must support eSIM, too.',
    check: 'Check your model',
  },
  regions: {
    title: (place: string) => `One eSIM for ${named(place)} and beyond`,
    reach: (countries: number, price: Money | null) =>
      price === null
        ? `, ${countriesOf(countries)}`
        : `, ${countriesOf(countries)}, from ${formatMoney(price)}`,
  },
  near: {
    title: { country: (place: string) => `Near ${place}`, region: () => 'Going to only one of them?' },
    from: (price: Money) => ` from ${formatMoney(price)}`,
  },
};
