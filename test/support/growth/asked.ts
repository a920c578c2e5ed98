/** Lists as operators narrow them: what is common, what is rare, and what is nowhere. */
export const LISTS: [name: string, ...words: string[]][] = [
  ['orders', 'orders', '50'],
  ['orders of some days', 'orders', '50', '--from', '2025-11-01', '--to', '2025-11-03'],
  ...['delivered', 'refunded', 'unclear'].map((state): [string, ...string[]] => [
    `orders, ${state}`,
    'orders',
    '50',
    '--state',
    state,
  ]),
  ['orders of one country', 'orders', '50', '--country', 'JP'],
  ['orders of a country nobody went to', 'orders', '50', '--country', 'FR'],
  ['orders by card', 'orders', '50', '--method', 'stripe'],
  ['orders by PayPal, of none', 'orders', '50', '--method', 'paypal'],
  ['orders of the usual amount', 'orders', '50', '--min', '1', '--max', '10'],
  ['orders of a rare amount', 'orders', '50', '--min', '9'],
  ['orders of an amount that none has', 'orders', '50', '--min', '900'],
  ['disputed orders', 'orders', '50', '--disputed', 'yes'],
  ['orders with money back', 'orders', '50', '--refunded', 'yes'],
  ['orders to be checked', 'orders', '50', '--review', 'yes'],
  ['orders of a country, refunded', 'orders', '50', '--country', 'JP', '--refunded', 'yes'],
  ['find by digits that all have', 'find', '4242'],
  ['find by a name that nobody has', 'find', 'zo', '--json'],
  ['invoices', 'invoices', '50'],
  ['invoices of a month', 'invoices', '50', '--month', '2025-11'],
  ['credit notes, of none', 'invoices', '50', '--kind', 'credit_note'],
  ['an invoice by its number', 'invoices', '50', '--which', 'INV-000042'],
  ['payouts', 'payouts', '50'],
  ['comparisons of the books', 'comparisons', '30'],
  ['audit', 'audit', '100'],
  ['audit of one kind', 'audit', '100', '--what', 'refund asked for'],
  ['audit of some days', 'audit', '100', '--from', '2025-11-01', '--to', '2025-11-03'],
];

/** What a month of days holds, added up in every way that people ask for. */
export const REPORTS: [name: string, ...words: string[]][] = [
  ...['day', 'country', 'plan', 'method', 'partner'].map((by): [string, ...string[]] => [
    `a month's money by ${by}`,
    'money',
    by,
    '--from',
    '2025-11-01',
    '--to',
    '2025-11-30',
  ]),
  ["a month's invoices as CSV", 'export', 'invoices', '--month', '2025-11'],
];
