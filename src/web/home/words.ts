import { named } from '../../domain/language-words.ts';

/** A map with a light at every destination. */
export const activeWords = {
  title: 'Every light is a place to land',
  lead: (destinations: number) => `${destinations} destinations have plans right now.`,
  map: (destinations: number) => `Map of the world with a light at each of ${destinations} destinations`,
};

export const popularWords = {
  title: 'Popular Destinations',
  viewAll: 'View All Countries',
  loading: 'Loading prices...',
  lost: { title: 'Failed to load pricing data', again: 'Try again' },
  garbled: { title: 'Failed to process country data', again: 'Try again' },
  none: { title: 'Unable to load country pricing at the moment.', again: 'Reload' },
  noPrices: 'We couldn’t load prices. You can still search for your destination above.',
};

export const cardWords = {
  unlimited: 'Unlimited',
  getStarted: 'Get Started',
  getStartedWith: (country: string) => `Get Started with ${named(country)}`,
  /** Before the price of unlimited data for a day. */
  from: 'Starting at',
  noUnlimited: 'No unlimited plans available',
  noPlans: 'No plans available',
};

export const phoneWords = {
  picture: 'A phone with a live eSIM for Japan that has 6.2 of 10 GB and 18 days left',
  landed: 'Landed in Tokyo',
  on: 'Your Japan eSIM is on',
};
