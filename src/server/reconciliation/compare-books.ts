import { PROCESSORS, type ProcessorName } from '../../domain/checkout/payment-method.ts';
import { isSettled } from '../../domain/checkout/payment-state.ts';
import { type Cents, formatMoney, isSameMoney, moneyOf } from '../../domain/money.ts';
import type { Deps } from '../deps.ts';
import type { PaymentNews } from '../providers/payment-news.ts';
import { paymentsBegunSince } from '../purchase/overview/overview.ts';
import type { Payment } from '../purchase/tables.ts';
import { compareWholesalers } from './compare-wholesaler.ts';
import { type Compared, type Side, sideOf, type Sum } from './side.ts';

/** The beginning of a failure that no waiting helps. */
export const UNSET = 'its settings are not there';

/**
 * Compares our books with those of each party, back to `since`. A party that does not answer is reported, and does not stop the
 * others.
 */
export async function compareBooks(deps: Deps, since: Date): Promise<Side[]> {
  const sides: Side[] = [];
  for (const provider of PROCESSORS) {
    const side = await compareProcessor(deps, provider, since);
    if (side) sides.push(side);
  }
  return [...sides, ...(await compareWholesalers(deps, since))];
}

async function compareProcessor(deps: Deps, provider: ProcessorName, since: Date): Promise<Side | null> {
  const {
    party: { name },
    isSet,
    list,
  } = deps.processors[provider];
  const all = await paymentsBegunSince(deps.db.db, provider, since);
  const settled = all.filter(({ status }) => isSettled(status));
  const ours = sumOf(settled);
  if (!isSet) {
    const many = `${all.length} payment${all.length === 1 ? '' : 's'}`;
    const failed = `${UNSET}, so ${many} cannot be asked about`;
    return all.length === 0 ? null : { name, theirs: null, ours, differences: [], failed };
  }
  return sideOf(name, ours, async () =>
    list ? compareList(await list(since), settled) : compareEach(deps, all),
  );
}

/** Every success that a processor lists must be exactly one accepted or surplus payment of ours. */
function compareList(list: PaymentNews[], ours: Payment[]): Compared {
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
  const cents = sum(theirs.map(({ received }) => received.amount));
  return { theirs: { count: theirs.length, cents }, differences };
}

/** For a processor without a list: asks about each payment that we know of. */
async function compareEach(deps: Deps, all: Payment[]): Promise<Compared> {
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
  return { theirs: { count, cents }, differences };
}

function sumOf(payments: Payment[]): Sum {
  return { count: payments.length, cents: sum(payments.map(({ amountCents }) => amountCents)) };
}

function sum(all: Cents[]): Cents {
  return all.reduce((total, cents) => total + cents, 0);
}
