import { createHash } from 'node:crypto';

import { findPromotion, mailboxRefusal } from '../../../src/server/promotions/use-promotion.ts';
import type { Shop } from '../../../src/server/shop.ts';

/** A tenth of all buyers are called Chloé, each with a last name of their own. This one is the newest of them. */
const LAST_NAME = `q${createHash('md5').update('name1').digest('hex').slice(0, 7)}`;

/** Lists with operators' filters: for common, rare and missing rows. */
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
  ['abandoned checkouts', 'checkouts', '--limit', '50'],
  ['abandoned checkouts, of none', 'checkouts', '--limit', '50', '--why', 'not_started'],
  ['orders, oldest first', 'orders', '50', '--sort', 'oldest'],
  ['orders, highest amount first', 'orders', '50', '--sort', 'highest'],
  [
    'orders of a rare state, highest amount first',
    'orders',
    '50',
    '--state',
    'refunded',
    '--sort',
    'highest',
  ],
  [
    'orders of a country nobody went to, lowest amount first',
    'orders',
    '50',
    '--country',
    'FR',
    '--sort',
    'lowest',
  ],
  ['orders of a plan', 'orders', '50', '--plan', 'memory_0'],
  ['orders with a failed refund', 'orders', '50', '--refund-failed', 'yes'],
  ['the number of orders', 'orders-count'],
  ['the number of orders of a country, refunded', 'orders-count', '--country', 'JP', '--refunded', 'yes'],
  ['the number of orders of a rare amount', 'orders-count', '--min', '9'],
  ['find by digits that all have', 'find', '4242'],
  ['find by a name that nobody has', 'find', 'zo', '--json'],
  ['find by a name that most have', 'find', 'larsen'],
  ['find by a name that a tenth has', 'find', 'chloe'],
  ['find by a last name', 'find', LAST_NAME],
  ['find by a last name with a typo', 'find', `${LAST_NAME.slice(0, 3)}x${LAST_NAME.slice(4)}`],
  ['find by a frequent name with a typo', 'find', 'mia larzen'],
  ['find by the most frequent last name with a typo', 'find', 'larzen'],
  ['find by a first name that a tenth has, with a typo', 'find', 'chloëe'],
  ['find by a name and a day', 'find', 'larsen 2025-11-12'],
  ['find by the beginning of an address', 'find', 'b42'],
  ['find by an address with a typo', 'find', 'b42@exmaple.com'],
  ['find by the end of an ICCID', 'find', '000421'],
  ['find by the beginning of a number', 'find', 'SP-7F3'],
  ['find by the end of a number', 'find', '3k-92qd'],
  ['find by an amount that nearly all paid', 'find', '4.22'],
  ['find by a rare amount', 'find', '12.99 usd'],
  ['find by an amount that nobody paid', 'find', '73.07 eur'],
  ['find by an amount and a day', 'find', '4.22 usd 2025-11-12'],
  ['find by a day', 'find', '12 november 2025'],
  ['customers by a last name', 'customers', '--search', LAST_NAME],
  ['customers by a name with a typo', 'customers', '--search', 'mia larzen'],
  ['customers by the beginning of an address', 'customers', '--search', 'b42'],
  ['invoices', 'invoices', '50'],
  ['invoices of a month', 'invoices', '50', '--month', '2025-11'],
  ['credit notes, of none', 'invoices', '50', '--kind', 'credit_note'],
  ['an invoice by its number', 'invoices', '50', '--search', 'INV-000042'],
  ['payouts', 'payouts', '50'],
  ['codes', 'promotions', '50'],
  ['codes that have ended, of few', 'promotions', '50', '--state', 'ended'],
  ['reconciliations', 'reconciliations', '30'],
  ['invoices, oldest first', 'invoices', '50', '--sort', 'oldest'],
  ['mails', 'mails', '50'],
  ['mails, oldest first', 'mails', '50', '--sort', 'oldest'],
  ['mails that wait, of few', 'mails', '50', '--state', 'queued'],
  ['mails not taken, of none', 'mails', '50', '--state', 'failed'],
  ['mails that came back, of none', 'mails', '50', '--state', 'returned'],
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
  ["a month's dashboard", 'dashboard', '--period', 'month'],
  ['refund rates', 'refund_rates'],
  ["a quarter's return to the one-stop shop", 'oss-return', '--quarter', '2025-Q4'],
  ["a month's invoices as CSV", 'export', 'invoices', '--month', '2025-11'],
];

/** A buyer types the code that a tenth of all purchases have used. */
export async function typeCode({ app }: Shop, host: string): Promise<void> {
  const { status } = await app.request(`${host}/api/quote-with-code`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: host },
    body: JSON.stringify({ bundle_name: 'memory_0', country_code: 'JP', code: 'CODE-1' }),
  });
  if (status !== 200) throw new Error(`a code: ${status}`);
}

/** What the database is asked as a purchase begins: of that code, and of one for first orders. */
export async function mayUseCode({ deps }: Shop, address: string): Promise<void> {
  for (const code of ['CODE-1', 'CODE-2']) {
    const found = await findPromotion(deps.db.db, code);
    if (!found) throw new Error(`no ${code}`);
    await mailboxRefusal(deps.db.db, found.promotion.id, address);
  }
}
