import { UNLIMITED, formatGigabytes } from '../../../domain/catalog/data-amount.ts';
import { formatMoney, ofCents } from '../../../domain/money.ts';
import type { PriceRule } from '../../../domain/operators/pricing/price-rules.ts';
import { table } from '../../core/text-table.ts';
import type { OutputOf } from '../run-verb.ts';
import { at } from './print-orders.ts';

const share = (bp: number) => `${bp / 100}%`;
const inWords = (cents: number) => formatMoney(ofCents(cents));

/** A list's rules, the widest first. */
export function printRules({
  version,
  newest,
  rules,
  below_floor,
  why,
  by,
  at: when,
  places,
}: OutputOf<'prices'>): string {
  const names = new Map(places.map(({ of, name }) => [of, name]));
  return [
    `Version ${version}${version === newest ? '' : ` (now ${newest})`}, ${at(when)}, ${by ?? 'command line'}${why && `: ${why}`}`,
    table(
      ['scope', 'of', 'name', 'markup', 'fixed', 'ending', 'floor', 'lock', 'from', 'until'],
      rules.map((rule) => [rule.scope, rule.of || '-', names.get(rule.of) ?? '-', ...asks(rule)]),
    ),
    `Below the floor: ${below_floor}`,
  ].join('\n\n');
}

function asks({ markup_bp, fixed_cents, ending, floor_bp, lock_cents, from, until }: PriceRule): string[] {
  return [
    lock_cents === null ? share(markup_bp) : '-',
    lock_cents === null ? inWords(fixed_cents) : '-',
    lock_cents === null ? ending : '-',
    floor_bp === null ? '-' : share(floor_bp),
    lock_cents === null ? '-' : inWords(lock_cents),
    from === null ? '-' : at(from),
    until === null ? '-' : at(until),
  ];
}

export function printHistory({ lists, next }: OutputOf<'price_history'>): string {
  const rows = lists.map(({ version, at: when, by, rules, below_floor, why }) => [
    String(version),
    at(when),
    by ?? 'command line',
    String(rules),
    below_floor,
    why,
  ]);
  const listed = table(['version', 'at', 'by', 'rules', 'below floor', 'why'], rows);
  return next === null ? listed : `${listed}\n\nOlder ones: --before ${next}`;
}

type Earning = OutputOf<'price_preview'>['changes'][number]['after'];
type Plan = OutputOf<'place_prices'>['plans'][number];

const plan = ({
  place,
  bundle_name,
  data_mb,
  days,
}: Pick<Plan, 'place' | 'bundle_name' | 'data_mb' | 'days'>) => [
  place,
  bundle_name,
  data_mb === UNLIMITED ? 'unlimited' : formatGigabytes(data_mb),
  `${days} d`,
];
const price = (sold: Earning) => sold?.price.text ?? 'not sold';
const margin = (sold: Earning) => (sold ? `${sold.margin.text}, ${share(sold.margin_bp)}` : '-');

export function printPlacePrices({ plans }: OutputOf<'place_prices'>): string {
  if (plans.length === 0) return 'No plan is offered there.';
  return table(
    ['place', 'plan', 'size', 'for', 'wholesale', 'price', 'margin', 'rule', 'floor'],
    plans.map((one) => [
      ...plan(one),
      one.wholesale.text,
      price(one.sold),
      margin(one.sold),
      one.rule,
      one.below_floor ? 'below' : '',
    ]),
  );
}

export function printPreview(preview: OutputOf<'price_preview'>): string {
  const { plans, count, dearer, cheaper, hidden, shown, below, upside_down, later, worst, changes } = preview;
  const facts = [
    `${count} of ${plans} prices change: ${dearer} dearer, ${cheaper} cheaper, ${hidden} not sold any more, ${shown} sold again.`,
    ...(worst
      ? [`The least that is left: ${margin(worst.after)} of ${worst.bundle_name} in ${worst.place_name}.`]
      : []),
    `${below} below their floor, ${upside_down} sizes upside down${later > 0 ? `, ${later} rules begin later` : ''}.`,
  ].join('\n');
  if (count === 0) return facts;
  const rows = changes.map((one) => [
    ...plan(one),
    price(one.before),
    price(one.after),
    margin(one.before),
    margin(one.after),
  ]);
  const listed = table(['place', 'plan', 'size', 'for', 'was', 'becomes', 'margin was', 'becomes'], rows);
  return `${facts}\n\n${listed}${count > changes.length ? `\n\n${count - changes.length} more.` : ''}`;
}

export function printChecks({ upside_down: sizes, below, wholesale }: OutputOf<'price_checks'>): string {
  const part = (title: string, { count, rows, head }: { count: number; rows: string[][]; head: string[] }) =>
    count === 0 ? `${title}: none.` : `${title}: ${count}.\n${table(head, rows)}`;
  const head = ['place', 'plan', 'size', 'for'];
  return [
    part('Sizes upside down', {
      count: sizes.count,
      head: [...head, 'price', 'smaller one', 'its price'],
      rows: sizes.first.map((one) => [
        ...plan(one),
        one.price.text,
        one.smaller.bundle_name,
        one.smaller.price.text,
      ]),
    }),
    part('Below their floor', {
      count: below.count,
      head: [...head, 'wholesale', 'price', 'margin'],
      rows: below.first.map((one) => [...plan(one), one.wholesale.text, price(one.sold), margin(one.sold)]),
    }),
    part('Wholesale prices that changed', {
      count: wholesale.count,
      head: [...head, 'at', 'was', 'is', 'margin was', 'is', 'floor'],
      rows: wholesale.first.map((one) => [
        ...plan(one),
        at(one.at),
        one.from.text,
        one.wholesale.text,
        margin(one.before),
        margin(one.after),
        one.below_floor ? 'below' : '',
      ]),
    }),
  ].join('\n\n');
}

export function printHeld({ count, prices }: OutputOf<'held_prices'>): string {
  if (count === 0) return 'No wholesale price waits.';
  const rows = prices.map((one) => [
    one.subject,
    one.bundle_name,
    one.published?.text ?? 'new',
    one.held.text,
    one.is_sold ? 'sold at the old price' : 'not sold',
    one.state,
    at(one.at),
  ]);
  const listed = table(['subject', 'plan', 'was', 'is', 'now', 'state', 'since'], rows);
  return count > prices.length ? `${listed}\n\n${count - prices.length} more.` : listed;
}
