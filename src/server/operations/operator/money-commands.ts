import { table } from '../../core/text-table.ts';
import type { OutputOf } from '../verbs/run-verb.ts';
import { type Command, shows, which } from './command.ts';
import { at } from './print-orders.ts';

/** What the shop earns, and the money of one order. */
export const moneyCommands: Record<string, Command> = {
  money: shows('income', ({ words: [by], options }) => ({ ...options, ...(by && { by }) }), printIncome),
  journal: shows('journal', which, printJournal),
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
