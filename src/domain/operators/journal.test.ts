import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { balancesOf, type Entry, journalOf, marginOf, type OrderBooks } from './journal.ts';

const HISTORIES = 10_000;

const MOST = 500_00;
const at = fc.integer({ min: 0, max: 1e9 }).map((seconds) => new Date(seconds * 1000));
const reference = fc.option(fc.string({ maxLength: 8 }));
const booked = (cents: fc.Arbitrary<number>) => fc.record({ cents, at, reference });
const fee = fc.option(fc.integer({ min: 0, max: 20_00 }));

/** Parts of a payment that went back, together never more than it. */
function refundsOf(paid: number) {
  const part = fc.record({
    cents: fc.integer({ min: 1, max: paid }),
    at,
    reference,
    feeCents: fc.option(fc.integer({ min: -2_00, max: 1_00 })),
  });
  return fc.array(part, { maxLength: 4 }).map((parts) => {
    let left = paid;
    return parts.filter(({ cents }) => cents <= left && ((left -= cents), true));
  });
}

const payment = booked(fc.integer({ min: 1, max: MOST })).chain((paid) =>
  fc.record({
    cents: fc.constant(paid.cents),
    at: fc.constant(paid.at),
    reference: fc.constant(paid.reference),
    isDuplicate: fc.boolean(),
    feeCents: fee,
    lost: fc.option(fc.record({ cents: fc.integer({ min: 1, max: paid.cents }), at })),
    refunds: refundsOf(paid.cents),
  }),
);
const cost = booked(fc.integer({ min: 1, max: MOST }));
const histories: fc.Arbitrary<OrderBooks> = fc.record({
  payments: fc.array(payment, { maxLength: 3 }),
  plans: fc.array(cost, { maxLength: 3 }),
  credits: fc.array(cost, { maxLength: 2 }),
});

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
const sumOf = ({ postings }: Entry) => sum(postings.map(({ cents }) => cents));

describe('the journal of an order', () => {
  it('balances to zero, entry by entry and in all, whatever happened', () => {
    fc.assert(
      fc.property(histories, (books) => {
        const entries = journalOf(books);
        expect(entries.filter((entry) => sumOf(entry) !== 0)).toEqual([]);
        expect(sum(Object.values(balancesOf(entries)))).toBe(0);
        const times = entries.map((entry) => entry.at.getTime());
        expect(times).toEqual(times.toSorted((one, other) => one - other));
      }),
      { numRuns: HISTORIES },
    );
  });

  it('leaves at the processor what came in, minus refunds, losses and fees', () => {
    fc.assert(
      fc.property(histories, (books) => {
        const balances = balancesOf(journalOf(books));
        const left = books.payments.map(({ cents, refunds, lost, feeCents }) => {
          const kept = cents - sum(refunds.map((refund) => refund.cents));
          const after = lost ? Math.max(kept - lost.cents, 0) : kept;
          return after - (feeCents ?? 0) - sum(refunds.map((refund) => refund.feeCents ?? 0));
        });
        expect(balances.processor).toBe(sum(left));
        const spent = sum(books.plans.map(({ cents }) => cents));
        const credited = sum(books.credits.map(({ cents }) => cents));
        expect(balances.wholesaler).toBe(credited - spent);
        // What is owed is not ours: the rest of both balances is what the order brought.
        const brought = balances.processor + balances.wholesaler + balances.owed;
        expect(marginOf(balances)).toBe(brought);
      }),
      { numRuns: HISTORIES },
    );
  });

  it('takes money that a bank returned only as the rest of the payment', () => {
    const day = (number: number) => new Date(Date.UTC(2026, 0, number));
    const entries = journalOf({
      payments: [
        {
          cents: 17_63,
          at: day(1),
          reference: 'pi_1',
          isDuplicate: false,
          feeCents: 81,
          lost: { cents: 17_63, at: day(9) },
          refunds: [{ cents: 5_00, at: day(4), reference: 're_1', feeCents: 0 }],
        },
      ],
      plans: [{ cents: 9_00, at: day(2), reference: 'order-1' }],
      credits: [],
    });
    expect(entries.map(({ kind, postings }) => [kind, postings[0]?.cents])).toEqual([
      ['price', 17_63],
      ['fee', 81],
      ['cost', 9_00],
      ['refund', 5_00],
      ['dispute', 12_63],
    ]);
    expect(marginOf(balancesOf(entries))).toBe(-81 - 9_00);
  });
});
