export const frameWords = {
  skip: 'Skip to content',
  navigation: 'Main navigation',
  menu: 'Menu',
  sandbox: 'Sandbox',
  loading: 'Loading...',
  offline: 'You’re offline. What you see may be old.',
  leave: 'Leave',
  leaving: 'Leaving...',
  open: (count: number) => (count === 1 ? '1 open' : `${count} open`),
  notLeft: 'You are still in: the shop can’t be reached. Try again.',
};

export const screenWords = {
  today: 'Today',
  orders: 'Orders',
  customers: 'Customers',
  leads: 'Leads',
  health: 'Health',
  cases: 'Cases',
  disputes: 'Disputes',
  money: 'Money',
  mails: 'Emails',
  prices: 'Prices',
  codes: 'Codes',
  catalogue: 'Catalogue',
  people: 'People',
  audit: 'Audit',
};

export const paletteWords = {
  title: 'Find',
  button: 'Find an order',
  keys: 'Ctrl K',
  placeholder: 'Number, email, ICCID, pi_..., last four digits, name',
  label: 'Find an order or a page',
  results: 'Found',
  pages: 'Pages',
  orders: 'Orders',
  searching: 'Searching...',
  none: (typed: string) => `Nothing is called “${typed}”.`,
  noneHint: 'Try a whole email address, an order number, or the beginning of a name.',
  short: 'Type at least two characters.',
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  keysHint: 'Arrow keys to choose, Enter to open, Escape to close',
};

export const notFoundWords = {
  title: 'There is no such page',
  text: 'It may have moved, or its address was mistyped.',
  action: 'To the orders',
};

export const crashWords = {
  title: 'This page broke',
  text: 'Nothing was changed by that. If it breaks again, tell who runs the shop.',
  action: 'Reload',
};
