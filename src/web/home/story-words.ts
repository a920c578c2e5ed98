/** Below the destinations, loaded separately. */
export const howItWorksWords = {
  title: 'How It Works',
  home: {
    when: 'At home',
    what: 'Choose a plan',
    how: (paypal: boolean) =>
      `Pick your destination, days and data. Pay by card, Apple Pay${paypal ? ', Google Pay or PayPal' : ' or Google Pay'}, no account needed.`,
  },
  before: {
    when: 'Before take‑off',
    what: 'Install the eSIM',
    how: 'It’ll arrive by email with a QR code. Tap once on the phone in your hand, or scan it from another screen.',
  },
  landing: {
    when: 'On landing',
    what: 'Switch off flight mode',
    how: 'The plan activates automatically when your phone finds a local network. Your own SIM keeps your calls.',
  },
};

export const keepNumberWords = {
  title: 'Keep your messaging number',
  lead: 'A travel eSIM adds data, not a new number. WhatsApp, Signal and the rest keep the number your friends know. Your chats and groups stay, and there’s no one to tell.',
  ownSim: 'Your own SIM',
  calls: 'Calls and texts on your number',
  chats: 'Your messaging apps, signed in as usual',
  travelEsim: 'Your travel eSIM',
  data: 'Data for all of it, at local prices',
};

export const whyUsWords = {
  title: 'Why Us',
  lead: 'Everything you need to know is on the label before you pay.',
  browse: 'Browse Plans',
  setup: { what: 'Instant setup', how: 'From payment to a working eSIM in about a minute.' },
  data: { what: 'Unlimited or fixed data', how: 'From 1 GB for a week to 100 GB for half a year.' },
  world: { what: '200+ countries', how: 'One eSIM, topped up with every new destination.' },
  money: { what: 'No roaming charges', how: 'You pay once, up front. Nothing is billed later.' },
  calls: { what: 'Keep your SIM for calls', how: 'Your number and your chats stay as they are.' },
  warning: { what: 'A warning at 80%', how: 'We’ll tell you while there’s still data left to use.' },
};
