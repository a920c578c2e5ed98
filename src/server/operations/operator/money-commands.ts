import { join } from 'node:path';

import { table } from '../../core/text-table.ts';
import { invoiceFiles } from '../verbs/money/invoices.ts';
import { type OutputOf, runVerb } from '../verbs/run-verb.ts';
import { CannotDo } from './answer.ts';
import { type Command, shows, which } from './command.ts';
import { at } from './print-orders.ts';

/** What the shop earns, and the money of one order. */
export const moneyCommands: Record<string, Command> = {
  money: shows('income', ({ words: [by], options }) => ({ ...options, ...(by && { by }) }), printIncome),
  journal: shows('journal', which, printJournal),

  invoices: shows(
    'invoices',
    ({ words: [limit = '20'], options }) => ({ ...options, limit }),
    ({ invoices }) =>
      invoices.length === 0
        ? 'There are no such documents.'
        : table(
            ['number', 'issued', 'order', 'total', 'credits', 'buyer'],
            invoices.map((one) => [
              one.number,
              at(one.issued_at),
              one.order.number,
              one.total.text,
              one.credits ?? '',
              one.buyer,
            ]),
          ),
  ),

  invoice: async (call, { words: [named = '', path] }) => {
    const [found] = (await runVerb(call, 'invoices', { which: named, limit: 1 })).invoices;
    if (!found) throw new CannotDo('There is no such document.');
    const { filename, pdf } = await runVerb(call, 'invoice_pdf', { id: found.id });
    return { text: `Written to ${path ?? filename}.`, file: { path: path ?? filename, base64: pdf } };
  },

  payouts: shows('payouts', ({ words: [limit = '20'], options }) => ({ ...options, limit }), printPayouts),

  payout: shows('payout', ({ words: [id = ''], options }) => ({ ...options, id }), printPayout),

  'invoice-files': async (call, { words: [folder = 'invoices'], options }, write) => {
    let count = 0;
    for await (const { name, content } of invoiceFiles(call, options)) {
      await write({ path: join(folder, name), base64: content.toString('base64') });
      count += 1;
    }
    return { text: `${count} ${count === 1 ? 'file' : 'files'} written to ${folder}.` };
  },
};

type Part = OutputOf<'income'>['all'];

function printIncome({ from, to, by, parts, more, all }: OutputOf<'income'>): string {
  const cells = ({ orders, gross, refunds, disputes, fees, cost, margin }: Part) => [
    String(orders),
    ...[gross, refunds, disputes, fees, cost, margin].map(({ text }) => text),
  ];
  const rows = parts.map(({ name, ...part }) => [name || '-', ...cells(part)]);
  const head = [by, 'orders', 'gross', 'refunds', 'disputes', 'fees', 'cost', 'margin'];
  return [
    `${from} to ${to}`,
    table(head, [...rows, ['all', ...cells(all)]]),
    ...(more > 0 ? [`${more} more: --limit ${parts.length + more}, or export income.`] : []),
    ...(all.unread > 0 ? [`Of ${all.unread} payments and refunds no fee is known yet.`] : []),
  ].join('\n\n');
}

function printJournal({ number, entries, balances, margin, unread }: OutputOf<'journal'>): string {
  if (entries.length === 0) return `No money of ${number} has moved.`;
  return [
    table(
      [number, 'at', 'account', 'amount', 'reference'],
      entries.flatMap(({ kind, at: when, reference, postings }) =>
        postings.map(({ account, amount }, line) => [
          line === 0 ? kind : '',
          line === 0 ? at(when) : '',
          account,
          amount.text,
          line === 0 ? (reference ?? '') : '',
        ]),
      ),
    ),
    table(
      ['account', 'balance'],
      balances.map(({ account, amount }) => [account, amount.text]),
    ),
    `margin ${margin.text}`,
    ...(unread > 0 ? [`Of ${unread} payments and refunds no fee is known yet.`] : []),
  ].join('\n\n');
}

type Payout = OutputOf<'payouts'>['payouts'][number];

const GAPS = { unknown: 'not in our books', amount: 'another amount here' };

const STANDS: Record<Payout['stand'], (payout: Payout) => string> = {
  unread: () => 'not read yet',
  by_hand: () => 'made by hand: nobody says what it is of',
  failed: () => 'did not go through',
  matched: () => 'matched',
  differs: ({ sum, unmatched }) => `its bookings come to ${sum?.text ?? 'nothing'}, ${unmatched} not matched`,
};

function printPayouts({ payouts, without }: OutputOf<'payouts'>): string {
  const rows = payouts.map((one) => [
    one.id,
    one.created_at.slice(0, 10),
    one.amount.text,
    one.status,
    String(one.orders),
    STANDS[one.stand](one),
  ]);
  return [
    payouts.length === 0
      ? 'Nothing was paid out yet, or it wasn’t read yet.'
      : table(['id', 'day', 'amount', 'status', 'orders', 'bookings'], rows),
    ...without.map((name) => `${name} pays nothing out by itself: its balance is moved by hand.`),
  ].join('\n\n');
}

function printPayout({ entries, next, ...one }: OutputOf<'payout'>): string {
  const rows = entries.map(({ kind, at: when, order, amount, fee, net, gap, about, words }) => [
    kind,
    at(when),
    order?.number ?? '-',
    amount?.text ?? '-',
    fee.text,
    net.text,
    gap === null ? '' : GAPS[gap],
    about ?? words,
  ]);
  return [
    `${one.reference}: ${one.amount.text}, ${one.status}; ${STANDS[one.stand](one)}`,
    ...(rows.length === 0 ? [] : [table(['kind', 'at', 'order', 'paid', 'fee', 'net', '', 'about'], rows)]),
    ...(next === null ? [] : [`More: --after ${next}`]),
  ].join('\n\n');
}
