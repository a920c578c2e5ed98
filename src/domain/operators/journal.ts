import { feeWithin, type PaymentMethod } from '../checkout/payment-method.ts';
import { BASE_CURRENCY } from '../currencies.ts';
import { type Minor, type Money, ofBase, ofMinor } from '../money.ts';

/**
 * The accounts of an order's money. Positive amounts increase our assets and costs, negative ones our income and debts:
 * `processor` and `wholesaler` are our balances there, `sales` the sales, `owed` duplicate payments, which belong to the buyer;
 * `exchange` holds what a processor changed into the currency of our account there, so that both currencies add up; all others are
 * costs.
 */
export const ACCOUNTS = [
  'processor',
  'wholesaler',
  'sales',
  'owed',
  'refunds',
  'disputes',
  'fees',
  'plans',
  'exchange',
] as const;
export type Account = (typeof ACCOUNTS)[number];

export const ENTRY_KINDS = ['price', 'exchange', 'fee', 'cost', 'refund', 'dispute', 'credit'] as const;
type EntryKind = (typeof ENTRY_KINDS)[number];

/** One event of an order's money. Its postings add up to zero in each currency. */
export interface Entry {
  kind: EntryKind;
  at: Date;
  /** The other side's id of it; null if it gives none. */
  reference: string | null;
  postings: Posting[];
}

export interface Posting {
  account: Account;
  amount: Money;
}

interface Booked {
  amount: Money;
  at: Date;
  reference: string | null;
}

/** What a processor did with money; null until its books were read. */
interface Processed extends Booked {
  fee: Money | null;
  /** The same amount in the currency of our account there. */
  booked: Money | null;
}

/** The books of one order. */
export interface OrderBooks {
  payments: (Processed & {
    /** It was a duplicate payment. */
    isDuplicate: boolean;
    /** The amount that banks returned to the buyer, what the processor booked for it, and when; null if none did. */
    lost: (Pick<Processed, 'amount' | 'booked'> & { at: Date }) | null;
    /** Each dispute with its fee, since it was opened, and what did not come back of one that was won, by a change of rates. */
    disputes: (Pick<Processed, 'fee' | 'at' | 'reference'> & { missing: Money | null })[];
    /** Its refunds, each with its own fee, negative if some was returned. */
    refunds: Processed[];
  })[];
  /** Purchases from wholesalers, and their credits. */
  plans: Booked[];
  credits: Booked[];
}

/** All entries of an order, in order of time. */
export function journalOf({ payments, plans, credits }: OrderBooks): Entry[] {
  const entries = [
    ...payments.flatMap((payment) => [
      entry('price', payment, 'processor', payment.isDuplicate ? 'owed' : 'sales'),
      ...exchangeOf(payment, 'in'),
      ...feeOf(payment),
      ...payment.refunds.flatMap((refund) => [
        entry('refund', refund, payment.isDuplicate ? 'owed' : 'refunds', 'processor'),
        ...exchangeOf(refund, 'out'),
        ...feeOf(refund),
      ]),
      ...lossOf(payment),
      ...payment.disputes.flatMap((dispute) => [...missingOf(dispute), ...feeOf(dispute)]),
    ]),
    ...plans.map((plan) => entry('cost', plan, 'plans', 'wholesaler')),
    ...credits.map((credit) => entry('credit', credit, 'wholesaler', 'plans')),
  ];
  return entries.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** The balances of the accounts over some entries, in each currency that they had. */
export function balancesOf(entries: readonly Entry[]): Posting[] {
  const balances = new Map<string, Posting>();
  for (const { account, amount } of entries.flatMap(({ postings }) => postings)) {
    const key = `${account} ${amount.currency}`;
    const before = balances.get(key)?.amount.amount ?? 0;
    balances.set(key, { account, amount: { ...amount, amount: before + amount.amount } });
  }
  return [...balances.values()].toSorted(
    (one, other) => ACCOUNTS.indexOf(one.account) - ACCOUNTS.indexOf(other.account),
  );
}

/** The sum of some postings in each currency. */
export function sumsOf(postings: readonly Posting[]): Money[] {
  const sums = new Map<string, Minor>();
  for (const { amount } of postings)
    sums.set(amount.currency, (sums.get(amount.currency) ?? 0) + amount.amount);
  return [...sums].map(([currency, amount]) => ofMinor(amount, currency));
}

const NO_EARNINGS = new Set<Account>(['processor', 'wholesaler', 'owed']);

/** The fees, in cents of dollars, that some payments of an order will probably have: no entry has them before they are read. */
export function estimatedFees(
  payments: readonly (Pick<Processed, 'amount' | 'fee'> & { method: PaymentMethod })[],
  rate: number,
): Minor {
  return payments.reduce(
    (sum, { amount, fee, method }) => sum + (fee ? 0 : Math.round(feeWithin(amount, method) / rate)),
    0,
  );
}

/**
 * The margin of an order in dollars: its sales, minus all refunds and costs. What no processor has booked in dollars yet counts by
 * the rate of the purchase.
 * @param rate minor units for one cent
 * @param estimated the fees that are not read yet
 */
export function marginOf(balances: readonly Posting[], rate: number, estimated: Minor = 0): Money {
  const earned = sumsOf(balances.filter(({ account }) => !NO_EARNINGS.has(account)));
  const cents = earned.map(({ amount, currency }) =>
    currency === BASE_CURRENCY ? amount : Math.round(amount / rate),
  );
  return ofBase(0 - cents.reduce((sum, amount) => sum + amount, estimated));
}

/** For a payment that a bank returned: the part not refunded before. A buyer never gets more than they paid. */
function lostOf(paid: Minor, refunded: Minor, disputed: Minor): Minor {
  return Math.max(0, Math.min(disputed, paid - refunded));
}

function lossOf(payment: OrderBooks['payments'][number]): Entry[] {
  if (!payment.lost) return [];
  const refunded = payment.refunds.reduce((sum, { amount }) => sum + amount.amount, 0);
  const lost = lostOf(payment.amount.amount, refunded, payment.lost.amount.amount);
  if (lost === 0) return [];
  const { at } = payment.lost;
  const { currency } = payment.amount;
  const { reference } = payment;
  const loss = { amount: ofMinor(lost, currency), at, reference };
  return [
    entry('dispute', loss, payment.isDuplicate ? 'owed' : 'disputes', 'processor'),
    ...exchangeOf({ ...loss, booked: payment.lost.booked }, 'out'),
  ];
}

function missingOf({ missing, at, reference }: OrderBooks['payments'][number]['disputes'][number]): Entry[] {
  return missing && missing.amount !== 0
    ? [entry('exchange', { amount: missing, at, reference }, 'exchange', 'processor')]
    : [];
}

/** A processor's change of money into the currency of our account, at its own rate. */
function exchangeOf({ amount, booked, at, reference }: Omit<Processed, 'fee'>, way: 'in' | 'out'): Entry[] {
  if (!booked || booked.currency === amount.currency) return [];
  const [to, from]: [Account, Account] = way === 'in' ? ['exchange', 'processor'] : ['processor', 'exchange'];
  return [
    {
      kind: 'exchange',
      at,
      reference,
      postings: [...moved(amount, to, from), ...moved(booked, from, to)],
    },
  ];
}

function feeOf({ fee, at, reference }: Pick<Processed, 'fee' | 'at' | 'reference'>): Entry[] {
  return fee && fee.amount !== 0 ? [entry('fee', { amount: fee, at, reference }, 'fees', 'processor')] : [];
}

function entry(kind: EntryKind, { amount, at, reference }: Booked, to: Account, from: Account): Entry {
  return { kind, at, reference, postings: moved(amount, to, from) };
}

function moved(amount: Money, to: Account, from: Account): Posting[] {
  return [
    { account: to, amount },
    { account: from, amount: { ...amount, amount: 0 - amount.amount } },
  ];
}
