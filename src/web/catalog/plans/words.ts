import type { PlanSort } from '../../../domain/catalog/plan-order.ts';

export const planChoiceWords = {
  title: 'Choose your plan',
  count: (plans: number) => `${plans} ${plans === 1 ? 'plan' : 'plans'}`,
  more: (hidden: number) => `See More Plans (${hidden} more)`,
  less: { country: 'Show Less Plans', region: 'Show Less' },
  details: 'Plan Details',
};

export const planFilterWords: {
  duration: string;
  allDurations: string;
  sort: string;
  sorts: Record<PlanSort, string>;
} = {
  duration: 'Duration',
  allDurations: 'All',
  sort: 'Sort',
  sorts: {
    price: 'Price, lowest first',
    data: 'Data, most first',
    duration: 'Duration, shortest first',
    name: 'Name',
  },
};

export const buyBarWords = {
  name: 'Your choice',
  what: (place: string) => `${place} eSIM`,
  plan: (plan: string, days: string) => `${plan}, ${days}`,
  /** Before the price. */
  total: 'Total',
  buy: 'Buy Now',
};

/** What the trade leaves in small print. */
export const goodToKnowWords = {
  title: 'Good to know',
  unsaid: 'Our supplier doesn’t say',
  startsOnArrival: {
    what: 'Starts on arrival',
    more: (place: string) => `Days count from first use in ${place}`,
  },
  startsAtOnce: { what: 'Starts at once', more: 'Days count from the purchase' },
  startUnknown: 'Start of validity: unknown',
  /** '2G, 3G, 4G and 5G'. */
  speeds: {
    what: (speeds: string[]) => new Intl.ListFormat('en-GB').format(speeds),
    more: 'On local partner networks',
  },
  speedsUnknown: 'Speeds: unknown',
  topUp: { what: 'Can be topped up', more: 'Same eSIM, more data or days' },
  noTopUp: { what: 'Can’t be topped up', more: 'More data needs a new eSIM' },
  topUpUnknown: 'Top-up: unknown',
  idCheck: { what: 'ID check needed', more: 'Have your passport at hand' },
  noIdCheck: { what: 'No ID check', more: 'Install and go' },
  idCheckUnknown: 'ID check: unknown',
  refund: { what: (time: string) => `Refund within ${time}`, more: 'If not activated or used' },
};

/** The dialog of one plan. */
export const planDetailsWords = {
  title: 'Plan Details',
  unlimited: 'Unlimited Data',
  unitPrice: (price: string, unit: string) => `${price} a ${unit}`,
  buy: 'Purchase This Plan',
  signInToBuy: 'Sign In to Purchase',
  country: 'Country',
  duration: 'Duration',
  network: 'Network',
  autoStart: { name: 'Auto-start', on: 'Enabled', off: 'Disabled' },
  type: 'Plan Type',
};

/** The truth label. */
export const planFactsWords = {
  title: 'What you really get',
  unknown: 'Unknown',
  daysStart: {
    name: 'Days start',
    firstUse: (place: string) => `At first use in ${place}`,
    purchase: 'At the purchase',
  },
  hotspot: { name: 'Hotspot', yes: 'Allowed', no: 'Not allowed' },
  topUp: { name: 'Top-up', yes: 'Yes, same eSIM', no: 'No' },
  idCheck: { name: 'ID check', yes: 'Needed', no: 'None' },
  speeds: 'Speeds',
  shelfLife: { name: 'Install within', days: (days: number) => `${days} days` },
  fullSpeed: (amount: string) => `${amount} a day`,
  /** @param fast the fast networks among those known; empty where none is */
  atFullSpeed: (fast: string[]) => `at full ${fast.length > 0 ? fast.join(' or ') : 'network'} speed`,
  slowSpeed: (speed: string) => `then ${speed}`,
  atSlowSpeed: 'maps and messages, until the 24 h reset',
};
