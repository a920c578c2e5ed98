import type { Cents } from '../money.ts';

/**
 * Where money of an order stands. What is ours grows by what is above nothing, what we earned or owe by what is below:
 * `processor` and `wholesaler` are our balances there, `sales` what was sold, `owed` what came on top of a paid order and belongs
 * to its buyer; all others are what it cost.
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
] as const;
export type Account = (typeof ACCOUNTS)[number];

export const ENTRY_KINDS = ['price', 'fee', 'cost', 'refund', 'dispute', 'credit'] as const;
type EntryKind = (typeof ENTRY_KINDS)[number];

/** One thing that happened to an order's money. Its postings come to nothing. */
export interface Entry {
  kind: EntryKind;
  at: Date;
  /** What the other side knows it by; null where it says none. */
  reference: string | null;
  postings: { account: Account; cents: Cents }[];
}

interface Booked {
  cents: Cents;
  at: Date;
  reference: string | null;
}

/** What the books hold of one order. */
export interface OrderBooks {
  payments: (Booked & {
    /** It came on top of what was paid already. */
    isSurplus: boolean;
    /** What the processor kept; null until that was read. */
    feeCents: Cents | null;
    /** What banks gave back to the buyer, and when; null where none did. */
    lost: { cents: Cents; at: Date } | null;
    /** What went back of it. Of each its own fee, less than nothing where some was given back. */
    refunds: (Booked & { feeCents: Cents | null })[];
  })[];
  /** What was bought of wholesalers, and what they credited. */
  plans: Booked[];
  credits: Booked[];
}

/** All entries of an order, in the order in which they happened. */
export function journalOf({ payments, plans, credits }: OrderBooks): Entry[] {
  const entries = [
    ...payments.flatMap((payment) => [
      entry('price', payment, 'processor', payment.isSurplus ? 'owed' : 'sales'),
      ...feeOf(payment),
      ...payment.refunds.flatMap((refund) => [
        entry('refund', refund, payment.isSurplus ? 'owed' : 'refunds', 'processor'),
        ...feeOf(refund),
      ]),
      ...lossOf(payment),
    ]),
    ...plans.map((plan) => entry('cost', plan, 'plans', 'wholesaler')),
    ...credits.map((credit) => entry('credit', credit, 'wholesaler', 'plans')),
  ];
  return entries.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** What each account of some entries comes to. */
export function balancesOf(entries: readonly Entry[]): Record<Account, Cents> {
  const balances = Object.fromEntries(ACCOUNTS.map((account) => [account, 0])) as Record<Account, Cents>;
  for (const { postings } of entries) for (const { account, cents } of postings) balances[account] += cents;
  return balances;
}

/** What an order brought: what it was sold for, less all that went back and all that it cost. */
export function marginOf({ sales, refunds, disputes, fees, plans }: Record<Account, Cents>): Cents {
  return 0 - (sales + refunds + disputes + fees + plans);
}

/** Of a payment that a bank gave back: what had not gone back before. A buyer never gets more than they paid. */
function lostOf(paid: Cents, refunded: Cents, disputed: Cents): Cents {
  return Math.max(0, Math.min(disputed, paid - refunded));
}

function lossOf(payment: OrderBooks['payments'][number]): Entry[] {
  if (!payment.lost) return [];
  const refunded = payment.refunds.reduce((sum, { cents }) => sum + cents, 0);
  const cents = lostOf(payment.cents, refunded, payment.lost.cents);
  if (cents === 0) return [];
  const lost = { cents, at: payment.lost.at, reference: payment.reference };
  return [entry('dispute', lost, payment.isSurplus ? 'owed' : 'disputes', 'processor')];
}

function feeOf({ feeCents, at, reference }: Booked & { feeCents: Cents | null }): Entry[] {
  return feeCents ? [entry('fee', { cents: feeCents, at, reference }, 'fees', 'processor')] : [];
}

function entry(kind: EntryKind, { cents, at, reference }: Booked, to: Account, from: Account): Entry {
  return {
    kind,
    at,
    reference,
    postings: [
      { account: to, cents },
      { account: from, cents: -cents },
    ],
  };
}
