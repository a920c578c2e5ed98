export const frameWords = {
  skip: 'Skip to content',
  navigation: 'Main navigation',
  menu: 'Menu',
  sandbox: 'Sandbox',
  loading: 'Loading...',
  held: 'Something here has changed.',
  showHeld: 'Show',
  offline: 'You’re offline. What you see may be out of date.',
  leave: 'Leave',
  leaving: 'Leaving...',
  open: (count: number) => (count === 1 ? '1 open' : `${count} open`),
  notLeft: 'You’re still signed in because the shop can’t be reached. Try again.',
};

export const pausedWords = {
  label: 'Paused',
  title: (name: string) => `Paused: ${name}`,
};

export const screenWords = {
  dashboard: 'Dashboard',
  orders: 'Orders',
  customers: 'Customers',
  leads: 'Leads',
  health: 'Health',
  cases: 'Cases',
  disputes: 'Disputes',
  money: 'Money',
  mails: 'Emails',
  prices: 'Prices',
  codes: 'Promotions',
  catalogue: 'Catalogue',
  brand: 'Brand',
  settings: 'Settings',
  pages: 'Pages and texts',
  team: 'Team',
  connections: 'Connections',
  audit: 'Audit',
};

export const paletteWords = {
  title: 'Search or act',
  button: 'Search or act',
  keys: 'Ctrl K',
  placeholder: 'Order, name, place, or “refund SP-...”',
  label: 'Search or act',
  results: 'Found',
  searching: 'Searching...',
  none: (typed: string) => `No results for “${typed}”.`,
  noneHint:
    'Try a part of a name, an address or an order number, an amount, a day, a country, or what you want to do.',
  near: (typed: string) => `No results for “${typed}”. These come nearest:`,
  short: 'Type at least two characters.',
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  keysHint: 'Arrow keys to choose, Enter to open, Escape to close',
  act: (name: string, on: string) => `${name}: ${on}`,
  /** Behind the name of an act that needs something to be done to. */
  which: {
    order: 'Type which order',
    customer: 'Type which customer',
    case: 'Type which case, or its order',
    place: 'Type which country or region',
    promotion: 'Type which code',
    operator: 'Type who',
    switch: 'Type what',
  },
  here: 'On this page',
  kinds: {
    act: 'Action',
    country: 'Country',
    region: 'Region',
    hidden: 'Hidden',
    plan: 'Plan',
    promotion: 'Promotion',
    operator: 'Team',
    setting: 'Setting',
    case: 'Case',
  },
};

export const spotWords = {
  screen: 'Screen',
  cases: 'Cases',
  email: 'Email template',
  health: 'Health',
  ranking: 'Order of places',
  searches: 'Searches without a result',
  templates: 'Email templates',
};

export const keysWords = {
  title: 'Keyboard shortcuts',
  button: 'Keyboard shortcuts',
  always: [
    [['Ctrl', 'K'], 'Search or act'],
    [['Esc'], 'Close what is open'],
    [['↑', '↓'], 'Previous or next row'],
    [['Enter'], 'Open the row'],
  ] as [keys: string[], does: string][],
  single: 'Single letters',
  choice: 'Use single letters',
  choiceHint: 'Turn them off if you speak your text, or if they clash with your screen reader.',
  letters: [
    [['?'], 'These shortcuts'],
    [['j'], 'Next row of a list'],
    [['k'], 'Previous row of a list'],
  ] as [keys: string[], does: string][],
};

export const notFoundWords = {
  title: 'Page not found',
  text: 'It may have moved, or the address has a typo.',
  action: 'Go to Orders',
};

export const crashWords = {
  title: 'This page crashed',
  text: 'Nothing was changed. If it happens again, tell the person who runs the server.',
  action: 'Reload',
};
