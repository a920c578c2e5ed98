import { PROCESSORS, type ProcessorName } from '../../../domain/checkout/payment-method.ts';
import { isSettled } from '../../../domain/checkout/payment-state.ts';
import { type Cents, formatMoney, isSameMoney, moneyOf, ofCents } from '../../../domain/money.ts';
import { table } from '../../core/text-table.ts';
import type { Deps } from '../../deps.ts';
import type { PaymentNews } from '../../providers/payment-news.ts';
import { paymentsBegunSince } from '../../purchase/overview/overview.ts';
import type { Payment } from '../../purchase/tables.ts';
import { compareWholesalers } from './compare-wholesaler.ts';

/** How many, and how much where that is known. */
export interface Sum {
  count: number;
  cents: Cents | null;
}

/** One kind of entry, in the books of a party and in ours. */
export interface Side {
  name: string;
  /** Null where nobody can be asked. */
  theirs: Sum | null;
  ours: Sum;
  differences: string[];
}

/** A readable comparison of our books with those of each party, over the last hours, and whether any differ. */
export async function compareBooks(
  deps: Deps,
  hours: number,
): Promise<{ text: string; sides: Side[]; isAmiss: boolean }> {
  const since = new Date(deps.now().getTime() - hours * 3_600_000);
  const sides: Side[] = [];
  for (const provider of PROCESSORS) {
    const side = await compareProcessor(deps, provider, since);
    if (side) sides.push(side);
  }
  sides.push(...(await compareWholesalers(deps, since)));
  const rows = sides.map(({ name, theirs, ours, differences }) => [
    name,
    inWords(theirs),
    inWords(ours),
    differences.length === 0 ? 'agree' : `${differences.length} differ`,
  ]);
  const differences = sides.flatMap(({ name, differences: list }) => list.map((line) => `${name}: ${line}`));
  const head = table(['since ' + since.toISOString().slice(0, 16), 'theirs', 'ours', ''], rows);
  return { text: [head, ...differences].join('\n'), sides, isAmiss: differences.length > 0 };
}

function inWords(given: Sum | null): string {
  if (!given) return 'unknown';
  const { count, cents } = given;
  return cents === null ? String(count) : `${count}, ${formatMoney(ofCents(cents))}`;
}

async function compareProcessor(deps: Deps, provider: ProcessorName, since: Date): Promise<Side | null> {
  const {
    party: { name },
    isSet,
    list,
  } = deps.processors[provider];
  const all = await paymentsBegunSince(deps.db.db, provider, since);
  const ours = all.filter(({ status }) => isSettled(status));
  if (!isSet && all.length === 0) return null;
  if (!isSet) {
    const differences = [
      `its settings are not there, so ${all.length} payment${all.length === 1 ? '' : 's'} cannot be asked about`,
    ];
    return { name, theirs: null, ours: sumOf(ours), differences };
  }
  const { count, cents, differences } = list
    ? compareList(await list(since), ours)
    : await compareEach(deps, all);
  return {
    name,
    theirs: { count, cents },
    ours: sumOf(ours),
    differences,
  };
}

type Theirs = { count: number; cents: Cents } & Pick<Side, 'differences'>;

/** Every success that a processor lists must be exactly one accepted or surplus payment of ours. */
function compareList(list: PaymentNews[], ours: Payment[]): Theirs {
  const theirs = list.filter(({ status }) => status === 'succeeded');
  const known = new Map(ours.map((payment) => [payment.reference, payment]));
  const differences = theirs.flatMap(({ id, received }) => {
    const payment = known.get(id);
    known.delete(id);
    if (!payment) return [`${id} succeeded there (${formatMoney(received)}) and is no payment here`];
    return isSameMoney(moneyOf(payment), received)
      ? []
      : [`${id} is ${formatMoney(received)} there and ${formatMoney(moneyOf(payment))} here`];
  });
  for (const id of known.keys()) differences.push(`${id} is settled here and did not succeed there`);
  return { count: theirs.length, cents: sum(theirs.map(({ received }) => received.amount)), differences };
}

/** A processor without a list: each payment that we know of is asked about. */
async function compareEach(deps: Deps, all: Payment[]): Promise<Theirs> {
  const differences: string[] = [];
  let count = 0;
  let cents = 0;
  for (const payment of all) {
    const { status, received } = await deps.processors[payment.provider].read(payment.reference);
    const isTheirs = status === 'succeeded';
    const isOurs = isSettled(payment.status);
    if (isTheirs) {
      count += 1;
      cents += received.amount;
    }
    if (isTheirs !== isOurs)
      differences.push(`${payment.reference} is ${status} there and ${payment.status} here`);
    else if (isTheirs && !isSameMoney(moneyOf(payment), received))
      differences.push(
        `${payment.reference} is ${formatMoney(received)} there and ${formatMoney(moneyOf(payment))} here`,
      );
  }
  return { count, cents, differences };
}

function sumOf(payments: Payment[]): Sum {
  return { count: payments.length, cents: sum(payments.map(({ amountCents }) => amountCents)) };
}

function sum(all: Cents[]): Cents {
  return all.reduce((total, cents) => total + cents, 0);
}
