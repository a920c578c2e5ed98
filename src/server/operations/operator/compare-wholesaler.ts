import { type Cents, formatMoney, ofCents } from '../../../domain/money.ts';
import type { Deps } from '../../deps.ts';
import { ordersMadeSince } from '../../esims/fulfilment/find-provider-order.ts';
import { returnsInStock, returnsPaidBackSince } from '../../esims/take-back/returns.ts';
import type { Booking } from '../../providers/wholesaler.ts';
import type { Side, Sum } from './compare-books.ts';

/**
 * What we bought of the wholesaler, what it paid back, and what lies in its inventory of ours: what was bought and is in none
 * of the other two is with a buyer, or was lost (`order <id>` says so).
 */
export async function compareWholesaler(deps: Deps, since: Date): Promise<Side[]> {
  const bookings = await deps.esimGo.bookings(since, deps.now());
  const of = (wanted: Booking['kind']) => bookings.filter(({ kind }) => kind === wanted);
  return [
    await bought(deps, since, of('order')),
    await paidBack(deps, since, of('refund')),
    await inStock(deps),
  ];
}

async function bought({ db }: Deps, since: Date, theirs: Booking[]): Promise<Side> {
  const ours = await ordersMadeSince(db.db, since);
  const known = new Map(ours.map((order) => [order.reference ?? '', order.wholesaleCents]));
  const there = new Set(theirs.map((order) => order.reference));
  return {
    name: 'eSIM Go orders',
    theirs: sumOf(theirs),
    ours: costOf(ours),
    differences: [
      ...theirs.flatMap((order) => {
        const cents = known.get(order.reference);
        if (cents === undefined) return [`${order.reference} is unknown here`];
        if (order.cents === null || order.cents === cents) return [];
        return [
          `${order.reference} cost ${formatMoney(ofCents(order.cents))} there and ${formatMoney(ofCents(cents))} here`,
        ];
      }),
      ...[...known.keys()].filter((key) => !there.has(key)).map((key) => `${key} is unknown there`),
    ],
  };
}

/** Its refunds name no order of ours: they are counted, plan by plan. */
async function paidBack({ db }: Deps, since: Date, refunds: Booking[]): Promise<Side> {
  const ours = await returnsPaidBackSince(db.db, since);
  const theirs = refunds.flatMap(({ quantity, cents, ...rest }) =>
    Array.from({ length: quantity }, () => ({ ...rest, cents: cents === null ? null : cents / quantity })),
  );
  const [there, here] = [countsOf(theirs), countsOf(ours)];
  const names = new Set([...there.keys(), ...here.keys()]);
  return {
    name: 'eSIM Go paid back',
    theirs: sumOf(theirs),
    ours: costOf(ours),
    differences: [...names]
      .filter((name) => there.get(name) !== here.get(name))
      .map((name) => `${name} was paid back ${times(there, name)} there and ${times(here, name)} here`),
  };
}

/** Only what is missing there differs: an operator may keep stock of their own. */
async function inStock({ db, esimGo }: Deps): Promise<Side> {
  const ours = await returnsInStock(db.db);
  const lots = await esimGo.stock();
  const theirs = lots.flatMap((lot) =>
    Array.from({ length: lot.remaining }, () => ({ bundleName: lot.bundleName, cents: null })),
  );
  const [there, here] = [countsOf(theirs), countsOf(ours)];
  return {
    name: 'eSIM Go in stock',
    theirs: { count: theirs.length, cents: null },
    ours: costOf(ours),
    differences: [...here.keys()]
      .filter((name) => (there.get(name) ?? 0) < (here.get(name) ?? 0))
      .map((name) => `${name} lies in stock ${times(there, name)} there and ${times(here, name)} here`),
  };
}

function sumOf(entries: { cents: Cents | null }[]): Sum {
  const known = entries.every(({ cents }) => cents !== null);
  const cents = known ? entries.reduce((sum, entry) => sum + (entry.cents ?? 0), 0) : null;
  return { count: entries.length, cents };
}

function costOf(ours: { wholesaleCents: Cents }[]): Sum {
  return sumOf(ours.map(({ wholesaleCents: cents }) => ({ cents })));
}

function countsOf(entries: { bundleName: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { bundleName } of entries) counts.set(bundleName, (counts.get(bundleName) ?? 0) + 1);
  return counts;
}

function times(counts: Map<string, number>, name: string): string {
  const count = counts.get(name) ?? 0;
  return count === 1 ? 'once' : `${count} times`;
}
