import { and, gte, inArray } from 'drizzle-orm';

import { type Cents, formatUsd } from '../../domain/money.ts';
import type { Deps } from '../deps.ts';
import { askProcessor } from '../payments/ask-processor.ts';
import { readPurchase } from '../purchase/queries.ts';
import { type Payment, paymentTable } from '../purchase/tables.ts';
import { compareWholesaler } from './compare-wholesaler.ts';
import { table } from './text-table.ts';

/** How many, and how much where that is known. */
export interface Sum {
  count: number;
  cents: Cents | null;
}

/** One kind of entry, in the books of a party and in ours. */
export interface Side {
  name: string;
  theirs: Sum;
  ours: Sum;
  differences: string[];
}

/** A readable comparison of our books with those of each party, over the last hours. */
export async function compareBooks(deps: Deps, hours: number): Promise<string> {
  const since = new Date(deps.now().getTime() - hours * 3_600_000);
  const sides = [
    await cards(deps, since),
    await paypal(deps, since),
    ...(await compareWholesaler(deps, since)),
  ];
  const rows = sides.map(({ name, theirs, ours, differences }) => [
    name,
    inWords(theirs),
    inWords(ours),
    differences.length === 0 ? 'agree' : `${differences.length} differ`,
  ]);
  const differences = sides.flatMap(({ name, differences: list }) => list.map((line) => `${name}: ${line}`));
  const head = table(['since ' + since.toISOString().slice(0, 16), 'theirs', 'ours', ''], rows);
  return [head, ...differences].join('\n');
}

function inWords({ count, cents }: Sum): string {
  return cents === null ? String(count) : `${count}, ${formatUsd(cents)}`;
}

const SETTLED: Payment['status'][] = ['accepted', 'surplus'];

/** Every success of the card processor must be exactly one accepted or surplus payment of ours. */
async function cards(deps: Deps, since: Date): Promise<Side> {
  const theirs = (await deps.stripe.listIntents(since)).filter(({ status }) => status === 'succeeded');
  const ours = await settledSince(deps, 'stripe', since);
  const known = new Map(ours.map((payment) => [payment.reference, payment]));
  const differences = theirs.flatMap((intent) => {
    const payment = known.get(intent.id);
    known.delete(intent.id);
    if (!payment)
      return [`${intent.id} succeeded there (${formatUsd(intent.received)}) and is no payment here`];
    return payment.amountCents === intent.received
      ? []
      : [`${intent.id} is ${formatUsd(intent.received)} there and ${formatUsd(payment.amountCents)} here`];
  });
  for (const id of known.keys()) differences.push(`${id} is settled here and did not succeed there`);
  return {
    name: 'Stripe',
    theirs: { count: theirs.length, cents: sum(theirs.map(({ received }) => received)) },
    ours: { count: ours.length, cents: sum(ours.map(({ amountCents }) => amountCents)) },
    differences,
  };
}

/** PayPal keeps no list of orders: each that we know of is asked about. */
async function paypal(deps: Deps, since: Date): Promise<Side> {
  const all = await deps.db.db
    .select()
    .from(paymentTable)
    .where(gte(paymentTable.createdAt, since))
    .then((rows) => rows.filter(({ provider }) => provider === 'paypal'));
  const differences: string[] = [];
  let count = 0;
  let cents = 0;
  for (const payment of all) {
    const purchase = await readPurchase(deps.db.db, payment.purchaseId);
    // A canceled one is only read, never taken.
    const news = purchase && (await askProcessor(deps, { ...payment, status: 'canceled' }, purchase));
    const isTheirs = news?.status === 'succeeded';
    const isOurs = SETTLED.includes(payment.status);
    if (isTheirs) {
      count += 1;
      cents += news.received;
    }
    if (isTheirs !== isOurs)
      differences.push(
        `${payment.reference} is ${news?.status ?? 'unknown'} there and ${payment.status} here`,
      );
    else if (isTheirs && news.received !== payment.amountCents)
      differences.push(
        `${payment.reference} is ${formatUsd(news.received)} there and ${formatUsd(payment.amountCents)} here`,
      );
  }
  const ours = all.filter(({ status }) => SETTLED.includes(status));
  return {
    name: 'PayPal',
    theirs: { count, cents },
    ours: { count: ours.length, cents: sum(ours.map(({ amountCents }) => amountCents)) },
    differences,
  };
}

function settledSince({ db }: Deps, provider: Payment['provider'], since: Date): Promise<Payment[]> {
  return db.db
    .select()
    .from(paymentTable)
    .where(and(inArray(paymentTable.status, SETTLED), gte(paymentTable.createdAt, since)))
    .then((rows) => rows.filter((payment) => payment.provider === provider));
}

function sum(all: Cents[]): Cents {
  return all.reduce((total, cents) => total + cents, 0);
}
