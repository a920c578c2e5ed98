import { type Cents, formatMoney, ofCents } from '../../domain/money.ts';
import type { Deps } from '../deps.ts';
import { returnsInStock, returnsPaidBackSince } from '../esim-returns/returns.ts';
import { ordersMadeSince } from '../fulfilment/find-provider-order.ts';
import type { Booking, Inventory, Wholesaler } from '../providers/wholesaler.ts';
import { type Side, sideOf, type Sum } from './side.ts';

/**
 * Our purchases from each wholesaler, its repayments, and our stock in its inventory: a bundle that was bought and is in neither
 * of the other two is with a buyer, or was lost (`order <id>` says so).
 */
export async function compareWholesalers(deps: Deps, since: Date): Promise<Side[]> {
  const sides: Side[] = [];
  for (const wholesaler of deps.wholesalers.all) {
    let bookings: Promise<Booking[]> | undefined;
    const of = async (wanted: Booking['kind']) => {
      bookings ??= wholesaler.bookings(since, deps.now());
      return (await bookings).filter(({ kind }) => kind === wanted);
    };
    sides.push(
      await bought(deps, wholesaler, since, () => of('order')),
      await paidBack(deps, wholesaler, since, () => of('refund')),
      ...(wholesaler.inventory ? [await inStock(deps, wholesaler, wholesaler.inventory)] : []),
    );
  }
  return sides;
}

async function bought(
  { db }: Deps,
  { id, name }: Wholesaler,
  since: Date,
  read: () => Promise<Booking[]>,
): Promise<Side> {
  const ours = await ordersMadeSince(db.db, id, since);
  return sideOf(`${name} orders`, costOf(ours), async () => {
    const theirs = await read();
    const known = new Map(ours.map((order) => [order.reference ?? '', order.wholesaleCents]));
    const there = new Set(theirs.map((order) => order.reference));
    return {
      theirs: sumOf(theirs),
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
  });
}

/** Its repayments name no order of ours: they are counted plan by plan. */
async function paidBack(
  { db }: Deps,
  { id, name }: Wholesaler,
  since: Date,
  read: () => Promise<Booking[]>,
): Promise<Side> {
  const ours = await returnsPaidBackSince(db.db, id, since);
  return sideOf(`${name} paid back`, costOf(ours), async () => {
    const theirs = (await read()).flatMap(({ quantity, cents, ...rest }) =>
      Array.from({ length: quantity }, () => ({ ...rest, cents: cents === null ? null : cents / quantity })),
    );
    const [there, here] = [countsOf(theirs), countsOf(ours)];
    const names = new Set([...there.keys(), ...here.keys()]);
    return {
      theirs: sumOf(theirs),
      differences: [...names]
        .filter((bundle) => there.get(bundle) !== here.get(bundle))
        .map(
          (bundle) => `${bundle} was paid back ${times(there, bundle)} there and ${times(here, bundle)} here`,
        ),
    };
  });
}

/** Only missing stock is a difference: operators may keep stock of their own. */
async function inStock({ db }: Deps, { id, name }: Wholesaler, inventory: Inventory): Promise<Side> {
  const ours = await returnsInStock(db.db, id);
  return sideOf(`${name} in stock`, costOf(ours), async () => {
    const theirs = (await inventory.lots()).flatMap((lot) =>
      Array.from({ length: lot.remaining }, () => ({ bundleName: lot.bundleName, cents: null })),
    );
    const [there, here] = [countsOf(theirs), countsOf(ours)];
    return {
      theirs: { count: theirs.length, cents: null },
      differences: [...here.keys()]
        .filter((bundle) => (there.get(bundle) ?? 0) < (here.get(bundle) ?? 0))
        .map(
          (bundle) => `${bundle} lies in stock ${times(there, bundle)} there and ${times(here, bundle)} here`,
        ),
    };
  });
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
