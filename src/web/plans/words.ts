import type { Network, Plan, PlanFacts } from '../../domain/catalog/catalog-schema.ts';
import { formatDataAmount, formatDays, UNLIMITED } from '../../domain/catalog/data-amount.ts';
import { amountADay } from '../../domain/catalog/plan-advice.ts';
import { formatSpeed, speedsOf } from '../../domain/catalog/plan-facts.ts';
import type { PlanFilter, PlanGroup } from '../../domain/catalog/plan-filter.ts';
import { daysOfUse, type Use, useAt } from '../../domain/catalog/plan-use.ts';
import { named } from '../../domain/language-words.ts';
import { formatMoney, type Money } from '../../domain/money.ts';
import { listed } from '../core/words.ts';

export const planChoiceWords = {
  title: 'Choose your plan',
  count: (plans: number) => `${plans} ${plans === 1 ? 'plan' : 'plans'}`,
  /** ', $2.25 to $94.91': follows the count of at least one plan. */
  range: (low: Money, high: Money) => `, ${formatMoney(low)} to ${formatMoney(high)}`,
  more: (hidden: number) => `See More Plans (${hidden} more)`,
  less: { country: 'Show Less Plans', region: 'Show Less' },
  skip: 'Skip to buy',
  details: 'Plan Details',
  detailsOf: (plan: string) => `Plan Details: ${plan}`,
  /** The heading of a section of a long list. */
  group: ({ type, days, isAgain }: PlanGroup) => {
    if (days !== null) return formatDays(days);
    if (type === 'fixed') return isAgain ? 'More fixed data' : 'Fixed data';
    return isAgain ? 'More unlimited data' : 'Unlimited data';
  },
  /** If nothing fits the trip that a search asked for, or the plan in a link, or one just chosen, is no longer sold. */
  instead: (asked: PlanFilter | null, plan: string, lasts: string) =>
    `${asked ? noneFor(asked) : 'That plan isn’t on sale'}. Chosen instead: ${plan}, ${lasts}.`,
  noneOfFilter: { title: 'No plans available for the selected filters.', showAll: 'Show all plans' },
};

const noneFor = ({ megabytes, days, type }: PlanFilter) =>
  `No ${type ? `${type} ` : ''}plan has ${formatDataAmount(megabytes ?? UNLIMITED)}${days ? ` for ${formatDays(days)}` : ''}`;

const uses: Record<Use, string> = {
  messages: 'messages',
  maps: 'maps and messages',
  calls: 'video calls',
  video: 'video',
};

/** '$2.94/day': the muted figure of a row. */
export const perUnit = (price: string, unit: 'day' | 'GB') => `${price}/${unit}`;

/** What a plan is good for. */
export const planUseWords = {
  /** 'maps and messages'. */
  at: (kbps: number) => uses[useAt(kbps)],
  /** '1 GB a day, then maps and messages': as long as a line of the narrowest phones. */
  of: (plan: Plan): string => {
    const { full_speed_mb_per_day: fullSpeedMb, throttled_kbps: thenKbps } = plan.truth;
    if (!plan.isUnlimited) return lasts(daysOfUse(plan), plan.duration);
    if (fullSpeedMb === null || thenKbps === null) return 'Full-speed data a day: unknown';
    return `${formatDataAmount(fullSpeedMb)} a day, then ${planUseWords.at(thenKbps)}`;
  },
};

function lasts(days: number, duration: number): string {
  if (days === 0) return 'Maps and messages only';
  return days < duration
    ? `About ${formatDays(days)} of maps, some video`
    : `Maps, some video ${days === 1 ? 'all' : 'every'} day`;
}

/** The plan that fits most trips, and how tiers differ. */
export const planAdviceWords = {
  /** Why a plan is recommended for a trip. */
  because: (plan: Plan, days: number) =>
    `Good for ${formatDays(days)}${plan.isUnlimited ? ', never runs out' : ` at ${formatDataAmount(amountADay(plan, days))} a day`}`,
  tiers: 'What are tiers?',
  tiersTitle: 'Unlimited never runs out',
  tiersText: 'Tiers differ in how fast they are. Your full-speed data resets every 24 hours.',
  speeds: (fullSpeedMb: number, thenKbps: number) =>
    `${formatDataAmount(fullSpeedMb)} a day at full speed, then ${formatSpeed(thenKbps).replace(' ', '\u00A0')}, enough for ${planUseWords.at(thenKbps)}`,
};

export const planFilterWords = {
  duration: 'Duration',
  all: 'All',
  data: 'Data',
  /** The least that a fixed plan has. */
  size: (amount: string) => `${amount} or more`,
  types: { unlimited: 'Unlimited', fixed: 'Fixed data' } satisfies Record<Plan['type'], string>,
};

export const buyBarWords = {
  name: 'Your choice',
  what: (place: string) => `${place} eSIM`,
  plan: (plan: string, days: string) => `${plan}, ${days}`,
  /** Before the price. */
  total: 'Total',
  /** Of the pass, beside the bar's `total` of the plan's price. */
  charged: 'You pay',
  buy: 'Buy Now',
};

/** How many networks a line of the page names; structured data has more. */
const MAX_NETWORKS = 6;

/** 'Orange (5G), SFR (5G) and Free'. */
export const namedNetworks = (networks: readonly Network[]) =>
  listed(
    networks.slice(0, MAX_NETWORKS).map(({ brand, has_5g: isFast }) => (isFast ? `${brand} (5G)` : brand)),
  );

/** Whether a plan works for its reader, beside the bar. */
export const willItWorkWords = {
  title: 'Will it work for me?',
  /** 'On Orange (5G) and Free'; without networks '4G, 5G on local networks'. */
  reach: (truth: PlanFacts, networks: readonly Network[]) =>
    networks.length > 0 ? `On ${namedNetworks(networks)}` : `${speedsOf(truth) ?? 'Data'} on local networks`,
  refund: (time: string) => `Refund within ${time} if unused`,
};

/** The small print. */
export const goodToKnowWords = {
  title: 'Good to know',
  startsOnArrival: {
    what: 'Starts on arrival',
    more: (place: string) => `Days count from first use in ${named(place)}`,
  },
  startsAtOnce: { what: 'Starts at once', more: 'Days count from the purchase' },
  startUnknown: { what: 'Days may start at once', more: 'Buy it just before you travel' },
  /** '2G, 3G, 4G and 5G'. */
  speeds: {
    what: (speeds: string[]) => listed(speeds),
    more: 'On local partner networks',
  },
  speedsUnknown: { what: 'Speed varies by network', more: 'On local partner networks' },
  topUp: { what: 'Can be topped up', more: 'Same eSIM, more data or days' },
  noTopUp: { what: 'Can’t be topped up', more: 'More data needs a new eSIM' },
  topUpUnknown: { what: 'Top-up not promised', more: 'More data may need a new eSIM' },
  noIdCheck: { what: 'No ID check', more: 'Install and go' },
  idCheckUnknown: { what: 'ID check possible', more: 'Have your passport at hand' },
};
