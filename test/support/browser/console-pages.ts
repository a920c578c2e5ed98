import { idOf } from './samples/console-samples.ts';

/** An address of each page of the console, by route, for which `filledConsole` has samples. */
export const PAGES_OF_SAMPLES = {
  'dashboard/approvals/:id': `dashboard/approvals/${idOf(7)}`,
  dashboard: 'dashboard',
  orders: 'orders',
  'orders/abandoned': 'orders/abandoned',
  'orders/:id': `orders/${idOf(2)}`,
  'orders/bulk': 'orders/bulk',
  'orders/bulk/:id': `orders/bulk/${idOf(950)}`,
  customers: 'customers',
  'customers/:id': 'customers/u_7Xk0',
  leads: 'leads',
  'leads/:id': `leads/${idOf(70)}`,
  cases: 'cases',
  'cases/:id': `cases/${idOf(700)}`,
  disputes: 'disputes',
  'disputes/:id': `disputes/${idOf(600)}`,
  money: 'money',
  'money/reconciliation': 'money/reconciliation',
  'money/reconciliation/:id': `money/reconciliation/${idOf(300)}`,
  'money/invoices': 'money/invoices',
  'money/oss-return': 'money/oss-return',
  'money/payouts': 'money/payouts',
  'money/payouts/:id': `money/payouts/${idOf(501)}`,
  'prices/currencies': 'prices/currencies',
  'prices/currencies/:code': 'prices/currencies/TWD',
  emails: 'emails',
  'emails/templates': 'emails/templates',
  'emails/templates/:template': 'emails/templates/delivered',
  health: 'health',
  team: 'team',
  audit: 'audit',
};

/** The other pages, with a shop in the sandbox; `new` is what a test makes there. */
export const PAGES_OF_THE_SHOP = {
  prices: 'prices',
  promotions: 'promotions',
  'promotions/:code': 'promotions/new',
  catalogue: 'catalogue',
  'catalogue/places/:code': 'catalogue/places/IS',
  'catalogue/order': 'catalogue/order',
  'catalogue/searches': 'catalogue/searches',
  'catalogue/syncs': 'catalogue/syncs',
  'catalogue/syncs/:id': 'catalogue/syncs/new',
};
