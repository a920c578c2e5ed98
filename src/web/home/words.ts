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
  noPrices: 'The prices did not arrive. Searching for your destination above may still work.',
  /** Of those that the shop does not show. */
  names: {
    US: 'United States',
    GB: 'United Kingdom',
    FR: 'France',
    JP: 'Japan',
    ES: 'Spain',
    DE: 'Germany',
  },
};

export const cardWords = {
  unlimited: 'Unlimited',
  getStarted: 'Get Started',
  getStartedWith: (country: string) => `Get Started with ${country}`,
  /** Around a price. */
  from: 'Starting at',
  perDay: '/day',
  noUnlimited: 'No unlimited plans available',
  noPlans: 'No plans available',
};

export const howItWorksWords = {
  title: 'How It Works',
  home: {
    when: 'At home',
    what: 'Choose a plan',
    how: 'Pick your destination, the days and the data. Pay by card, no account needed.',
  },
  before: {
    when: 'Before take‑off',
    what: 'Install the eSIM',
    how: 'It arrives by email with a QR code. One tap on the phone in your hand, or scan it from another screen.',
  },
  landing: {
    when: 'On landing',
    what: 'Switch off flight mode',
    how: 'The plan activates automatically when your phone finds a local network. Your own SIM keeps your calls.',
  },
};

export const keepNumberWords = {
  title: 'Keep your messaging number',
  lead: 'A travel eSIM brings data and no number. WhatsApp, Signal and the others go on under the one your friends know: same chats, same groups, nobody has to be told.',
  ownSim: 'Your own SIM',
  calls: 'Calls and texts on your number',
  chats: 'Your messaging apps, signed in as ever',
  travelEsim: 'Your travel eSIM',
  data: 'Data, for all of it, at local prices',
};

export const phoneWords = {
  picture: 'A phone with a live eSIM for Japan: 6.2 of 10 GB left, 18 days to go',
  landed: 'Landed in Tokyo',
  on: 'Your Japan eSIM is on',
};

export const whyUsWords = {
  title: 'Why Us',
  lead: 'Everything you need to know is on the label, before you pay.',
  browse: 'Browse Plans',
  setup: { what: 'Instant setup', how: 'From payment to a working eSIM in about a minute.' },
  data: { what: 'Unlimited or fixed data', how: 'From 1 GB for a week to 100 GB for half a year.' },
  world: { what: '200+ countries', how: 'One eSIM, topped up with every new destination.' },
  money: { what: 'No roaming charges', how: 'You pay once, up front. Nothing is billed later.' },
  calls: { what: 'Keep your SIM for calls', how: 'Your number and your chats stay as they are.' },
  warning: { what: 'A warning at 80%', how: 'We tell you while there is still data left to use.' },
};
