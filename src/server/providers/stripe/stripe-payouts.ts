import type Stripe from 'stripe';

import { ofMinor } from '../../../domain/money.ts';
import type { PayoutStatus } from '../../../domain/operators/payout.ts';
import type { PayoutLedgerEntry, ProcessorPayout } from '../payment-status.ts';
import type { Payouts } from '../processor.ts';
import { asked } from './stripe-connection.ts';

const PAGE = 100;

/** Stripe's payouts, and the balance transactions in each. */
export function stripePayouts(stripe: Stripe): Payouts {
  return {
    async list(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      return asked(async () => {
        const payouts: ProcessorPayout[] = [];
        for await (const payout of stripe.payouts.list({ created, limit: PAGE }))
          payouts.push(newsOf(payout));
        return payouts;
      });
    },

    async *ledgerEntriesOf(payout) {
      let after: string | undefined;
      do {
        const page = await asked(() =>
          stripe.balanceTransactions.list({
            payout,
            limit: PAGE,
            expand: ['data.source'],
            ...(after !== undefined && { starting_after: after }),
          }),
        );
        for (const booked of page.data) if (booked.type !== 'payout') yield ledgerEntryOf(booked);
        after = page.has_more ? page.data.at(-1)?.id : undefined;
      } while (after !== undefined);
    },
  };
}

function newsOf({
  id,
  amount,
  currency,
  status,
  created,
  arrival_date,
  automatic,
}: Stripe.Payout): ProcessorPayout {
  return {
    id,
    amount: ofMinor(amount, currency.toUpperCase()),
    status: statusOf(status),
    createdAt: new Date(created * 1000),
    arrivesAt: new Date(arrival_date * 1000),
    isManual: !automatic,
  };
}

function statusOf(status: string): PayoutStatus {
  if (status === 'paid') return 'paid';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'coming';
}

const OWN = { kind: 'other', payment: null, reference: null, amount: null, isUndone: false } as const;

function ledgerEntryOf(booked: Stripe.BalanceTransaction): PayoutLedgerEntry {
  return {
    ...sourceOf(booked),
    id: booked.id,
    at: new Date(booked.created * 1000),
    netCents: booked.net,
    feeCents: booked.fee,
    words: booked.description ?? booked.reporting_category.replaceAll('_', ' '),
  };
}

/** The payment, refund or dispute behind a ledger entry, in the currency the buyer paid in, which may differ from the account's. */
function sourceOf({
  source,
}: Stripe.BalanceTransaction): Pick<
  PayoutLedgerEntry,
  'kind' | 'payment' | 'reference' | 'amount' | 'isUndone'
> {
  if (source === null || typeof source === 'string') return OWN;
  switch (source.object) {
    case 'charge':
      return { ...OWN, kind: 'payment', payment: idOf(source.payment_intent), amount: moneyIn(source) };
    case 'refund':
      return {
        kind: 'refund',
        payment: idOf(source.payment_intent),
        reference: source.id,
        amount: moneyIn(source),
        isUndone: source.status === 'failed' || source.status === 'canceled',
      };
    case 'dispute':
      return {
        ...OWN,
        kind: 'dispute',
        payment: idOf(source.payment_intent),
        reference: source.id,
        amount: moneyIn(source),
      };
    default:
      return OWN;
  }
}

const moneyIn = ({ amount, currency }: { amount: number; currency: string }) =>
  ofMinor(amount, currency.toUpperCase());

function idOf(named: string | { id: string } | null): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null);
}
