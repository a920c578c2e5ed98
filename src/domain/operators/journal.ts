import type { Cents } from '../money.ts';
import { recordOf } from '../record-of.ts';

/**
 * The accounts of an order's money. Positive amounts increase our assets and costs, negative ones our income and debts:
 * `processor` and `wholesaler` are our balances there, `sales` the sales, `owed` duplicate payments, which belong to the buyer; all
 * others are costs.
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

/** One event of an order's money. Its postings add up to zero. */
export interface Entry {
  kind: EntryKind;
  at: Date;
  /** The other side's id of it; null if it gives none. */
  reference: string | null;
  postings: { account: Account; cents: Cents }[];
}

interface Booked {
  cents: Cents;
  at: Date;
  reference: string | null;
}

/** The books of one order. */
export interface OrderBooks {
  payments: (Booked & {
    /** It was a duplicate payment. */
    isDuplicate: boolean;
    /** The processor's fee; null until it is read. */
    feeCents: Cents | null;
    /** The amount that banks returned to the buyer, and when; null if none did. */
    lost: { cents: Cents; at: Date } | null;
    /** Its refunds, each with its own fee, negative if some was returned. */
    refunds: (Booked & { feeCents: Cents | null })[];
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
      ...feeOf(payment),
      ...payment.refunds.flatMap((refund) => [
        entry('refund', refund, payment.isDuplicate ? 'owed' : 'refunds', 'processor'),
        ...feeOf(refund),
      ]),
      ...lossOf(payment),
    ]),
    ...plans.map((plan) => entry('cost', plan, 'plans', 'wholesaler')),
    ...credits.map((credit) => entry('credit', credit, 'wholesaler', 'plans')),
  ];
  return entries.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** The balance of each account over some entries. */
export function balancesOf(entries: readonly Entry[]): Record<Account, Cents> {
  const balances = recordOf<Account, Cents>(ACCOUNTS, () => 0);
  for (const { postings } of entries) for (const { account, cents } of postings) balances[account] += cents;
  return balances;
}

/** The margin of an order: its sales, minus all refunds and costs. */
export function marginOf({ sales, refunds, disputes, fees, plans }: Record<Account, Cents>): Cents {
  return 0 - (sales + refunds + disputes + fees + plans);
}

/** For a payment that a bank returned: the part not refunded before. A buyer never gets more than they paid. */
function lostOf(paid: Cents, refunded: Cents, disputed: Cents): Cents {
  return Math.max(0, Math.min(disputed, paid - refunded));
}

function lossOf(payment: OrderBooks['payments'][number]): Entry[] {
  if (!payment.lost) return [];
  const refunded = payment.refunds.reduce((sum, { cents }) => sum + cents, 0);
  const cents = lostOf(payment.cents, refunded, payment.lost.cents);
  if (cents === 0) return [];
  const lost = { cents, at: payment.lost.at, reference: payment.reference };
  return [entry('dispute', lost, payment.isDuplicate ? 'owed' : 'disputes', 'processor')];
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
