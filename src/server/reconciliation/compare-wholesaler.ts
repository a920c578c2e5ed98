import { type Minor, formatMoney, ofBase } from '../../domain/money.ts';
import type { Deps } from '../deps.ts';
import { returnsInStock, returnsPaidBackSince } from '../esim-returns/returns.ts';
import { ordersMadeSince } from '../fulfilment/find-provider-order.ts';
import type { LedgerEntry, Inventory, Wholesaler } from '../providers/wholesaler.ts';
import { after, before, type Side, sideOf, type Sum } from './side.ts';

/**
 * Our purchases from each wholesaler, its repayments, and our stock in its inventory: a bundle that was bought and is in neither
 * of the other two is with a buyer, or was lost (`order <id>` says so).
 */
export async function compareWholesalers(deps: Deps, since: Date): Promise<Side[]> {
  const sides: Side[] = [];
  for (const wholesaler of deps.wholesalers.all) {
    let ledgerEntries: Promise<LedgerEntry[]> | undefined;
    const of = async (wanted: LedgerEntry['kind']) => {
      ledgerEntries ??= wholesaler.ledgerEntries(since, deps.now());
      return (await ledgerEntries).filter(({ kind }) => kind === wanted);
    };
    sides.push(
      await bought(deps, wholesaler, since, () => of('order')),
      ...(wholesaler.can.listsRefunds ? [await paidBack(deps, wholesaler, since, () => of('refund'))] : []),
      ...(wholesaler.inventory ? [await inStock(deps, wholesaler, wholesaler.inventory)] : []),
    );
  }
  return sides;
}

async function bought(
  deps: Deps,
  { id, name }: Wholesaler,
  since: Date,
  read: () => Promise<LedgerEntry[]>,
): Promise<Side> {
  const made = (from: Date) => ordersMadeSince(deps.db.db, id, from);
  return sideOf(
    `${name} orders`,
    async () => costOf(await made(since)),
    async () => {
      const asked = deps.now();
      const theirs = await read();
      const all = await made(before(since));
      const known = new Map(all.map((order) => [order.reference ?? '', order.wholesaleCents]));
      const listed = new Set(theirs.map(({ reference }) => reference));
      // At the beginning of the period, an order counts if the wholesaler lists it.
      const ours = all.filter(
        ({ reference, startedAt }) => listed.has(reference ?? '') || startedAt >= after(since),
      );
      return {
        theirs: sumOf(theirs),
        ours: costOf(ours),
        differences: [
          ...theirs.flatMap(({ reference, cents: there }) => {
            const here = known.get(reference);
            if (here === undefined) return [`${reference} is unknown here`];
            if (there === null || there === here) return [];
            return [
              `${reference} cost ${formatMoney(ofBase(there))} there and ${formatMoney(ofBase(here))} here`,
            ];
          }),
          ...ours
            .filter(({ reference, startedAt }) => startedAt < asked && !listed.has(reference ?? ''))
            .map(({ reference }) => `${reference ?? ''} is unknown there`),
        ],
      };
    },
  );
}

/** Its repayments name no order of ours: they are counted plan by plan. */
async function paidBack(
  { db }: Deps,
  { id, name }: Wholesaler,
  since: Date,
  read: () => Promise<LedgerEntry[]>,
): Promise<Side> {
  const back = (from: Date) => returnsPaidBackSince(db.db, id, from);
  return sideOf(
    `${name} paid back`,
    async () => costOf(await back(since)),
    async () => {
      const theirs = (await read()).flatMap(({ quantity, cents, ...rest }) =>
        Array.from({ length: quantity }, () => ({
          ...rest,
          cents: cents === null ? null : cents / quantity,
        })),
      );
      const there = countsOf(theirs);
      const least = countsOf(await back(after(since)));
      const left = new Map(there);
      // Newest first. At the beginning of the period, a repayment counts if the wholesaler counts it.
      const ours = (await back(before(since))).filter(({ bundleName }) => {
        const listed = left.get(bundleName) ?? 0;
        const required = least.get(bundleName) ?? 0;
        left.set(bundleName, listed - 1);
        least.set(bundleName, required - 1);
        return listed > 0 || required > 0;
      });
      const here = countsOf(ours);
      return {
        theirs: sumOf(theirs),
        ours: costOf(ours),
        differences: [...new Set([...there.keys(), ...here.keys()])]
          .filter((bundle) => there.get(bundle) !== here.get(bundle))
          .map(
            (bundle) =>
              `${bundle} was paid back ${times(there, bundle)} there and ${times(here, bundle)} here`,
          ),
      };
    },
  );
}

/** Only missing stock is a difference: operators may keep stock of their own. */
async function inStock({ db }: Deps, { id, name }: Wholesaler, inventory: Inventory): Promise<Side> {
  const stock = () => returnsInStock(db.db, id);
  return sideOf(
    `${name} in stock`,
    async () => costOf(await stock()),
    async () => {
      const ours = await stock();
      const theirs = (await inventory.lots()).flatMap((lot) =>
        Array.from({ length: lot.remaining }, () => ({ bundleName: lot.bundleName, cents: null })),
      );
      const [there, here] = [countsOf(theirs), countsOf(ours)];
      return {
        theirs: { count: theirs.length, cents: null },
        ours: costOf(ours),
        differences: [...here.keys()]
          .filter((bundle) => (there.get(bundle) ?? 0) < (here.get(bundle) ?? 0))
          .map(
            (bundle) =>
              `${bundle} lies in stock ${times(there, bundle)} there and ${times(here, bundle)} here`,
          ),
      };
    },
  );
}

function sumOf(entries: { cents: Minor | null }[]): Sum {
  const known = entries.every(({ cents }) => cents !== null);
  const cents = known ? entries.reduce((sum, entry) => sum + (entry.cents ?? 0), 0) : null;
  return { count: entries.length, cents };
}

function costOf(ours: { wholesaleCents: Minor }[]): Sum {
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
