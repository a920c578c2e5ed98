import { PROCESSORS, type ProcessorName } from '../../domain/checkout/payment-method.ts';
import { isSettled } from '../../domain/checkout/payment-state.ts';
import { BASE_CURRENCY } from '../../domain/currencies.ts';
import { formatMoney, isSameMoney, type Money, moneyOf } from '../../domain/money.ts';
import type { Deps } from '../deps.ts';
import type { PaymentStatus } from '../providers/payment-status.ts';
import { paymentsBegunSince } from '../purchase/overview/overview.ts';
import { wholePayments } from '../purchase/payments.ts';
import type { Payment } from '../purchase/tables.ts';
import { compareWholesalers } from './compare-wholesaler.ts';
import { after, before, type Compared, type Side, sideOf, type Sum } from './side.ts';

/** The beginning of a failure that no waiting helps. */
export const UNSET = 'its settings are not there';

/**
 * Compares our records with those of each provider, back to `since`. A provider that does not answer is reported, and does not
 * stop the others.
 */
export async function compareRecords(deps: Deps, since: Date): Promise<Side[]> {
  const sides: Side[] = [];
  for (const provider of PROCESSORS) {
    const side = await compareProcessor(deps, provider, since);
    if (side) sides.push(side);
  }
  return [...sides, ...(await compareWholesalers(deps, since))];
}

async function compareProcessor(deps: Deps, provider: ProcessorName, since: Date): Promise<Side | null> {
  const {
    provider: { name },
    isSet,
    list,
  } = deps.processors[provider];
  const begun = async (from: Date) => wholePayments(await paymentsBegunSince(deps.db.db, provider, from));
  if (!isSet) {
    const all = await begun(since);
    const many = `${all.length} payment${all.length === 1 ? '' : 's'}`;
    const failed = `${UNSET}, so ${many} cannot be asked about`;
    return all.length === 0
      ? null
      : { name, theirs: null, ours: ourSum(all.filter(isPaid)), differences: [], failed };
  }
  return sideOf(
    name,
    async () => ourSum((await begun(since)).filter(isPaid)),
    async () => {
      const now = deps.now();
      if (!list) return compareEach(deps, await begun(since), now);
      const theirs = await list(since);
      return compareList(theirs, await begun(before(since)), { since, now });
    },
  );
}

/**
 * Every success that a processor lists must be exactly one accepted or duplicate payment of ours.
 * @param all ours, from before the period too: at its beginning, a payment counts if the processor lists it
 */
function compareList(
  list: PaymentStatus[],
  all: Payment[],
  { since, now }: { since: Date; now: Date },
): Compared {
  const known = new Map(all.map((payment) => [payment.reference, payment]));
  const theirs = list.filter(({ id, status }) => {
    const payment = known.get(id);
    return status === 'succeeded' && !(payment && isOnItsWay(payment, now));
  });
  const listed = new Set(theirs.map(({ id }) => id));
  const ours = all.filter(
    (payment) => isPaid(payment) && (listed.has(payment.reference) || payment.createdAt >= after(since)),
  );
  const differences = theirs.flatMap(({ id, received }) => {
    const payment = known.get(id);
    if (!payment) return [`${id} succeeded there (${formatMoney(received)}) and is no payment here`];
    if (!isPaid(payment)) return [`${id} is succeeded there and ${payment.status} here`];
    return isSameMoney(moneyOf(payment), received)
      ? []
      : [`${id} is ${formatMoney(received)} there and ${formatMoney(moneyOf(payment))} here`];
  });
  for (const { reference, createdAt } of ours) {
    // What was begun after the list was read is in the next reconciliation.
    if (!listed.has(reference) && createdAt < now)
      differences.push(`${reference} is settled here and did not succeed there`);
  }
  return { theirs: sumOf(theirs.map(({ received }) => received)), ours: ourSum(ours), differences };
}

/** For a processor without a list: asks about each payment that we know of. */
async function compareEach(deps: Deps, all: Payment[], now: Date): Promise<Compared> {
  const differences: string[] = [];
  const theirs: Money[] = [];
  for (const payment of all) {
    const { status, received } = await deps.processors[payment.provider].read(payment.reference);
    const isTheirs = status === 'succeeded';
    const isOurs = isPaid(payment);
    if (isTheirs && isOnItsWay(payment, now)) continue;
    if (isTheirs) theirs.push(received);
    if (isTheirs !== isOurs)
      differences.push(`${payment.reference} is ${status} there and ${payment.status} here`);
    else if (isTheirs && !isSameMoney(moneyOf(payment), received))
      differences.push(
        `${payment.reference} is ${formatMoney(received)} there and ${formatMoney(moneyOf(payment))} here`,
      );
  }
  return { theirs: sumOf(theirs), ours: ourSum(all.filter(isPaid)), differences };
}

const isPaid = ({ status }: Payment): boolean => isSettled(status);

/** Paid at the processor perhaps, with its news still to come. */
const isOnItsWay = (payment: Payment, now: Date): boolean =>
  !isPaid(payment) && payment.createdAt > before(now);

function ourSum(payments: Payment[]): Sum {
  return sumOf(payments.map(moneyOf));
}

/** Amounts of different currencies are not added up. */
function sumOf(all: readonly Money[]): Sum {
  const sums = new Map([[BASE_CURRENCY as string, 0]]);
  for (const { amount, currency } of all) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  const { [BASE_CURRENCY]: cents = 0, ...others } = Object.fromEntries(sums);
  return { count: all.length, cents, ...(Object.keys(others).length > 0 && { others }) };
}
