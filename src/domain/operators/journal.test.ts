import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ofBase, ofMinor } from '../money.ts';
import {
  type Account,
  balancesOf,
  estimatedFees,
  journalOf,
  marginOf,
  type OrderBooks,
  type Posting,
  sumsOf,
} from './journal.ts';

const HISTORIES = 10_000;

const MOST = 500_00;
const at = fc.integer({ min: 0, max: 1e9 }).map((seconds) => new Date(seconds * 1000));
const reference = fc.option(fc.string({ maxLength: 8 }));
const cents = fc.integer({ min: 1, max: MOST });

const CURRENCIES = ['USD', 'EUR', 'JPY', 'HUF', 'TWD', 'KWD'];

/** In which currency the buyer paid, and in which one our account there is; it may not be booked yet. */
const ways = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  settledIn: fc.constantFrom('USD', 'EUR'),
  perCent: fc.double({ min: 0.5, max: 200, noNaN: true }),
  isBooked: fc.boolean(),
});
type Way = typeof ways extends fc.Arbitrary<infer Found> ? Found : never;

function processed(amount: number, { currency, settledIn, perCent, isBooked }: Way, fee: number | null) {
  const there = currency === settledIn ? amount : Math.round(amount / perCent);
  return {
    amount: ofMinor(amount, currency),
    booked: isBooked ? ofMinor(there, settledIn) : null,
    fee: fee === null || !isBooked ? null : ofMinor(fee, settledIn),
  };
}

/** Parts of a payment that went back at other rates, together never more than it. */
function refundsOf(paid: number, way: Way) {
  const part = fc.record({
    cents: fc.integer({ min: 1, max: paid }),
    at,
    reference,
    fee: fc.option(fc.integer({ min: -2_00, max: 1_00 })),
    perCent: ways.map(({ perCent }) => perCent),
  });
  return fc.array(part, { maxLength: 4 }).map((parts) => {
    let left = paid;
    return parts
      .filter(({ cents: back }) => back <= left && ((left -= back), true))
      .map(({ cents: back, fee, perCent, at: when, reference: name }) =>
        Object.assign(processed(back, { ...way, perCent }, fee), { at: when, reference: name }),
      );
  });
}

/** Each with its fee; one that was won may come back at another rate. */
function disputesOf({ settledIn, isBooked }: Way) {
  const told = (amount: number | null) => (amount === null || !isBooked ? null : ofMinor(amount, settledIn));
  const one = fc.record({
    fee: fc.option(fc.integer({ min: 0, max: 15_00 })).map(told),
    missing: fc.option(fc.integer({ min: -50, max: 50 })).map(told),
    at,
    reference,
  });
  return fc.array(one, { maxLength: 2 });
}

const payment = fc
  .record({ cents, way: ways, at, reference, fee: fc.option(fc.integer({ min: 0, max: 20_00 })) })
  .chain(({ cents: paid, way, fee, ...of }) =>
    fc.record({
      at: fc.constant(of.at),
      reference: fc.constant(of.reference),
      amount: fc.constant(processed(paid, way, fee).amount),
      booked: fc.constant(processed(paid, way, fee).booked),
      fee: fc.constant(processed(paid, way, fee).fee),
      isDuplicate: fc.boolean(),
      lost: fc.option(
        fc
          .record({
            cents: fc.integer({ min: 1, max: paid }),
            perCent: ways.map(({ perCent }) => perCent),
            at,
          })
          .map(({ cents: lost, perCent, at: when }) => {
            const { amount, booked } = processed(lost, { ...way, perCent }, null);
            return { amount, booked, at: when };
          }),
      ),
      disputes: disputesOf(way),
      refunds: refundsOf(paid, way),
    }),
  );
const cost = fc.record({ amount: cents.map(ofBase), at, reference });
const histories: fc.Arbitrary<OrderBooks> = fc.record({
  payments: fc.array(payment, { maxLength: 3 }),
  plans: fc.array(cost, { maxLength: 3 }),
  credits: fc.array(cost, { maxLength: 2 }),
});

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
const isZero = (postings: readonly Posting[]) => sumsOf(postings).every(({ amount }) => amount === 0);
const balanceOf = (balances: readonly Posting[], of: Account, currency: string) =>
  sum(
    balances
      .filter(({ account, amount }) => account === of && amount.currency === currency)
      .map(({ amount }) => amount.amount),
  );

describe('the journal of an order', () => {
  it('balances to zero in each currency, entry by entry and in all, whatever happened', () => {
    fc.assert(
      fc.property(histories, (books) => {
        const entries = journalOf(books);
        expect(entries.filter(({ postings }) => !isZero(postings))).toEqual([]);
        expect(isZero(balancesOf(entries))).toBe(true);
        const times = entries.map((entry) => entry.at.getTime());
        expect(times).toEqual(times.toSorted((one, other) => one - other));
      }),
      { numRuns: HISTORIES },
    );
  });

  it('leaves at the processor what came in, minus refunds, losses and fees, in the currency that it booked', () => {
    fc.assert(
      fc.property(histories, (books) => {
        const balances = balancesOf(journalOf(books));
        for (const currency of CURRENCIES) {
          const left = books.payments.map(({ amount, booked, refunds, lost, disputes, fee }) => {
            const there = (of: { amount: typeof amount; booked: typeof booked }) => of.booked ?? of.amount;
            const inIt = (money: typeof amount) => (money.currency === currency ? money.amount : 0);
            const back = sum(refunds.map((refund) => refund.amount.amount));
            const rest = lost ? Math.max(0, Math.min(lost.amount.amount, amount.amount - back)) : 0;
            // The rest is reckoned in the currency of the payment; its exchange is the processor's.
            const gone = ofMinor(rest, amount.currency);
            const isExchanged = rest > 0 && lost?.booked && lost.booked.currency !== amount.currency;
            const extras = disputes.flatMap((dispute) => [dispute.fee, dispute.missing]);
            return (
              inIt(there({ amount, booked })) -
              sum(refunds.map((refund) => inIt(there(refund)))) -
              inIt(isExchanged ? there(lost) : gone) -
              sum(
                [fee, ...extras, ...refunds.map((refund) => refund.fee)].map((one) => (one ? inIt(one) : 0)),
              )
            );
          });
          expect(balanceOf(balances, 'processor', currency)).toBe(sum(left));
        }
        const spent = sum(books.plans.map(({ amount }) => amount.amount));
        const credited = sum(books.credits.map(({ amount }) => amount.amount));
        expect(balanceOf(balances, 'wholesaler', 'USD')).toBe(credited - spent);
      }),
      { numRuns: HISTORIES },
    );
  });

  it('leaves nothing at the processor in the currency of a payment that was exchanged, also by a lost dispute', () => {
    fc.assert(
      fc.property(histories, ({ payments }) => {
        for (const one of payments) {
          if (!one.booked || one.booked.currency === one.amount.currency) continue;
          const balances = balancesOf(journalOf({ payments: [one], plans: [], credits: [] }));
          expect(balanceOf(balances, 'processor', one.amount.currency)).toBe(0);
        }
      }),
      { numRuns: HISTORIES },
    );
  });

  it('leaves a won dispute as it was before, but for the fee that the processor keeps', () => {
    const when = new Date(0);
    const books = (disputes: OrderBooks['payments'][number]['disputes']): OrderBooks => ({
      payments: [
        {
          ...processed(2000, { currency: 'JPY', settledIn: 'USD', perCent: 1.6, isBooked: true }, 66),
          at: when,
          reference: 'pi_1',
          isDuplicate: false,
          lost: null,
          disputes,
          refunds: [],
        },
      ],
      plans: [],
      credits: [],
    });
    const [before, after] = [
      [],
      [{ fee: ofBase(15_00), missing: ofBase(0), at: when, reference: 'dp_1' }],
    ].map((disputes) => balancesOf(journalOf(books(disputes))));
    expect(marginOf(after ?? [], 1.6).amount - marginOf(before ?? [], 1.6).amount).toBe(-15_00);
    const rest = (all: Posting[] = []) =>
      all.filter(({ account }) => account !== 'fees' && account !== 'processor');
    expect(rest(after)).toEqual(rest(before));
  });

  it('shows what a change of rates between payment and refund cost', () => {
    const when = new Date(0);
    const books = (back: number): OrderBooks => ({
      payments: [
        {
          ...processed(1000, { currency: 'EUR', settledIn: 'USD', perCent: 0.8, isBooked: true }, 66),
          at: when,
          reference: 'pi_1',
          isDuplicate: false,
          lost: null,
          disputes: [],
          refunds: [
            { amount: ofMinor(1000, 'EUR'), booked: ofBase(back), fee: null, at: when, reference: 're_1' },
          ],
        },
      ],
      plans: [],
      credits: [],
    });
    const balances = balancesOf(journalOf(books(1300)));
    expect(balanceOf(balances, 'exchange', 'EUR')).toBe(0);
    expect(balanceOf(balances, 'exchange', 'USD')).toBe(50);
    expect(marginOf(balances, 0.8)).toEqual(ofBase(-50 - 66));
    expect(marginOf(balancesOf(journalOf(books(1250))), 0.8)).toEqual(ofBase(-66));
  });

  it('has the fees that are not read yet as an estimate, at the rate of the purchase', () => {
    const at = new Date(0);
    const paid = {
      amount: ofMinor(800, 'EUR'),
      at,
      reference: 'pi_1',
      booked: null,
      isDuplicate: false,
      lost: null,
      disputes: [],
    };
    const payments = [{ ...paid, fee: null, refunds: [], method: 'card' as const }];
    // The part of 8 euros that is 4.4 % and 35 cents on a price, in dollars.
    expect(estimatedFees(payments, 0.8)).toBe(84);
    const balances = balancesOf(journalOf({ payments, plans: [], credits: [] }));
    expect(marginOf(balances, 0.8, estimatedFees(payments, 0.8))).toEqual(ofBase(1000 - 84));
    expect(estimatedFees([{ ...paid, method: 'card' as const, fee: ofMinor(60, 'EUR') }], 0.8)).toBe(0);
  });

  it('takes money that a bank returned only as the rest of the payment', () => {
    const day = (number: number) => new Date(Date.UTC(2026, 0, number));
    const entries = journalOf({
      payments: [
        {
          amount: ofBase(17_63),
          booked: ofBase(17_63),
          at: day(1),
          reference: 'pi_1',
          isDuplicate: false,
          fee: ofBase(81),
          lost: { amount: ofBase(17_63), booked: ofBase(17_63), at: day(9) },
          disputes: [{ fee: ofBase(15_00), missing: null, at: day(8), reference: 'dp_1' }],
          refunds: [{ amount: ofBase(5_00), booked: null, at: day(4), reference: 're_1', fee: ofBase(0) }],
        },
      ],
      plans: [{ amount: ofBase(9_00), at: day(2), reference: 'order-1' }],
      credits: [],
    });
    expect(entries.map(({ kind, postings }) => [kind, postings[0]?.amount.amount])).toEqual([
      ['price', 17_63],
      ['fee', 81],
      ['cost', 9_00],
      ['refund', 5_00],
      ['fee', 15_00],
      ['dispute', 12_63],
    ]);
    expect(marginOf(balancesOf(entries), 1)).toEqual(ofBase(-81 - 15_00 - 9_00));
  });
});
