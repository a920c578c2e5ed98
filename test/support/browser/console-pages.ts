import { idOf } from './samples/console-samples.ts';

/** An address of every page of the console, by its route, where the samples of `filledConsole` have what it shows. */
export const PAGES_OF_SAMPLES = {
  today: 'today',
  orders: 'orders',
  'orders/:which': `orders/${idOf(2)}`,
  customers: 'customers',
  'customers/:who': 'customers/u_7Xk0',
  leads: 'leads',
  'leads/:id': `leads/${idOf(70)}`,
  cases: 'cases',
  'cases/:which': `cases/${idOf(700)}`,
  disputes: 'disputes',
  'disputes/:which': `disputes/${idOf(600)}`,
  money: 'money',
  'money/books': 'money/books',
  'money/books/:id': `money/books/${idOf(300)}`,
  'money/invoices': 'money/invoices',
  'money/payouts': 'money/payouts',
  'money/payouts/:id': `money/payouts/${idOf(501)}`,
  mails: 'mails',
  'mails/templates': 'mails/templates',
  'mails/templates/:template': 'mails/templates/delivered',
  health: 'health',
  people: 'people',
  audit: 'audit',
};

/** The others, as a shop in the sandbox shows them; `new` is what a test makes there. */
export const PAGES_OF_THE_SHOP = {
  prices: 'prices',
  codes: 'codes',
  'codes/:code': 'codes/new',
  catalogue: 'catalogue',
  'catalogue/places/:code': 'catalogue/places/IS',
  'catalogue/order': 'catalogue/order',
  'catalogue/syncs': 'catalogue/syncs',
  'catalogue/syncs/:id': 'catalogue/syncs/new',
};
