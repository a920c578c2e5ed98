import { join } from 'node:path';

import { table } from '../../core/text-table.ts';
import { invoiceFiles } from '../money/invoices.ts';
import { type OutputOf, runVerb } from '../run-verb.ts';
import { type Answer, CannotDo } from './answer.ts';
import { type Command, shows, which } from './command.ts';
import { at } from './print-orders.ts';

type Comparison = OutputOf<'comparison'>;
type Side = Comparison['sides'][number];

const MOST_HOURS = 24 * 90;

/** Commands about money: income, an order's payments, and our books compared with those of others. */
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

  async reconcile(call, typed): Promise<Answer> {
    if (typed.options['report'] === undefined)
      return shows(
        'reconcile',
        () => ({}),
        ({ checked }) => `Looked at ${checked} ${checked === 1 ? 'thing' : 'things'} that stood still.`,
      )(call, typed);
    const hours = typed.words[0] === undefined ? undefined : Number(typed.words[0]);
    if (hours !== undefined && !(hours > 0 && hours <= MOST_HOURS))
      throw new CannotDo('The hours must be a number.');
    const compared = await runVerb(call, 'compare_books', hours === undefined ? {} : { hours });
    const text =
      typed.options['json'] === undefined ? printComparison(compared) : JSON.stringify(compared, null, 2);
    // What could not be compared may be wrong.
    return { text, isAmiss: compared.outcome !== 'agree' };
  },

  comparisons: shows(
    'comparisons',
    ({ words: [limit = '30'], options }) => ({ ...options, limit }),
    ({ comparisons }) =>
      comparisons.length === 0
        ? 'Our books weren’t compared yet.'
        : table(
            ['id', 'at', 'since', 'by', 'outcome'],
            comparisons.map((one) => [one.id, at(one.at), at(one.since), one.by ?? 'shop', inWords(one)]),
          ),
  ),

  comparison: shows('comparison', ({ words: [id = ''] }) => ({ id }), printComparison),
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

function printJournal({ number, entries, balances, margin, unread, payouts }: OutputOf<'journal'>): string {
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
    ...(payouts.length > 0
      ? [
          table(
            ['payout', 'created', 'of it', 'reference'],
            payouts.map((payout) => [payout.id, at(payout.at), payout.amount.text, payout.reference]),
          ),
        ]
      : []),
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

function inWords({ outcome, sides }: Comparison): string {
  const differing = sides.reduce((sum, { differences }) => sum + differences.length, 0);
  if (outcome === 'differ') return `${differing} differ`;
  return outcome === 'agree' ? 'agree' : 'not all could be compared';
}

function printComparison({ since, sides }: Comparison): string {
  const rows = sides.map((side) => [side.name, sumOf(side.theirs), sumOf(side.ours), sideInWords(side)]);
  const lines = sides.flatMap(({ name, differences, failed }) =>
    (failed === null ? differences : [failed]).map((line) => `${name}: ${line}`),
  );
  return [table([`since ${since.slice(0, 16)}`, 'theirs', 'ours', ''], rows), ...lines].join('\n');
}

function sideInWords({ differences, failed }: Side): string {
  if (failed !== null) return 'not compared';
  return differences.length === 0 ? 'agree' : `${differences.length} differ`;
}

function sumOf(sum: Side['theirs']): string {
  if (!sum) return 'unknown';
  return sum.amount === null ? String(sum.count) : `${sum.count}, ${sum.amount.text}`;
}
