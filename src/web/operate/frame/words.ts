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
  team: 'Team',
  audit: 'Audit',
};

export const paletteWords = {
  title: 'Find',
  button: 'Find an order',
  keys: 'Ctrl K',
  placeholder: 'Name, number, email, ICCID, amount, day, pi_...',
  label: 'Find an order or a page',
  results: 'Found',
  pages: 'Pages',
  orders: 'Orders',
  searching: 'Searching...',
  none: (typed: string) => `No results for “${typed}”.`,
  noneHint: 'Try a part of a name, an address or an order number, an amount, or a day.',
  near: (typed: string) => `No results for “${typed}”. These come nearest:`,
  short: 'Type at least two characters.',
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  keysHint: 'Arrow keys to choose, Enter to open, Escape to close',
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
