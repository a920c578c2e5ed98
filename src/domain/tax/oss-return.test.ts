import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { CURRENCIES, CURRENCY_CODES } from '../currencies.ts';
import { ofMinor } from '../money.ts';
import { taxOfCredit, taxOfSale } from './invoice-tax.ts';
import { ossReturn, sectionOf, type TaxedSum } from './oss-return.ts';
import type { Treatment } from './place-of-supply.ts';

const HOME = 'IE';
const sale = (more: Partial<TaxedSum> = {}): TaxedSum => ({
  kind: 'invoice',
  period: '2026-Q4',
  currency: 'USD',
  treatment: 'consumer',
  territory: 'DE',
  rateBp: 1900,
  netCents: 10_000,
  taxCents: 1900,
  count: 1,
  ...more,
});
const perEuro = (currency: string) => (currency === 'JPY' ? 160 : 1.25);

describe('a return of the one-stop shop', () => {
  it('adds up each country and rate in euros, by the rate of the last day', () => {
    const { lines, vatCents, rates } = ossReturn(
      [
        sale(),
        sale({ count: 2, netCents: 5000, taxCents: 950 }),
        sale({ currency: 'JPY', netCents: 1600, taxCents: 304 }),
        sale({ territory: 'FR', rateBp: 2000, netCents: 1000, taxCents: 200 }),
      ],
      '2026-Q4',
      HOME,
      perEuro,
    );
    expect(lines).toEqual([
      expect.objectContaining({
        section: 'supplies',
        territory: 'DE',
        rateBp: 1900,
        euro: { netCents: 12_000 + 1000, taxCents: 2280 + 190 },
        amounts: [
          {
            currency: 'JPY',
            netCents: 1600,
            taxCents: 304,
            count: 1,
            euro: { netCents: 1000, taxCents: 190 },
          },
          {
            currency: 'USD',
            netCents: 15_000,
            taxCents: 2850,
            count: 3,
            euro: { netCents: 12_000, taxCents: 2280 },
          },
        ],
      }),
      expect.objectContaining({ territory: 'FR', euro: { netCents: 800, taxCents: 160 } }),
    ]);
    expect(vatCents).toBe(2280 + 190 + 160);
    expect(rates).toEqual([
      { currency: 'JPY', day: '2026-12-31', perEuro: 160 },
      { currency: 'USD', day: '2026-12-31', perEuro: 1.25 },
    ]);
  });

  it('subtracts credit notes of the quarter, and has those of earlier ones apart, by the rate of their quarter', () => {
    const note = { kind: 'credit_note', netCents: 1000, taxCents: 190 } as const;
    const { lines, vatCents } = ossReturn(
      [sale(), sale(note), sale({ ...note, period: '2026-Q3' })],
      '2026-Q4',
      HOME,
      (_, day) => (day === '2026-09-30' ? 2 : 1.25),
    );
    expect(lines).toMatchObject([
      { section: 'supplies', period: '2026-Q4', euro: { netCents: 7200, taxCents: 1368 } },
      { section: 'corrections', period: '2026-Q3', euro: { netCents: -500, taxCents: -95 } },
    ]);
    expect(vatCents).toBe(1368 - 95);
  });

  it('guesses no rate: without it there are no euros, and no sum of them', () => {
    const { lines, vatCents, rates } = ossReturn(
      [sale({ currency: 'EUR' }), sale({ currency: 'TWD' })],
      '2026-Q4',
      HOME,
      (currency) => (currency === 'EUR' ? 1 : null),
    );
    expect(lines).toMatchObject([{ euro: null, amounts: [{ euro: { taxCents: 1900 } }, { euro: null }] }]);
    expect(vatCents).toBeNull();
    expect(rates).toEqual([{ currency: 'TWD', day: '2026-12-31', perEuro: null }]);
  });

  it.each([
    [{}, 'supplies'],
    [{ period: '2026-Q2' }, 'corrections'],
    [{ territory: 'IE' }, 'domestic'],
    [{ territory: 'IE', period: '2026-Q2' }, 'domestic'],
    [{ territory: 'GB', rateBp: 2000 }, 'elsewhere'],
    [{ territory: 'US', treatment: 'outside' }, 'untaxed'],
    [{ territory: 'DE', treatment: 'reverse_charge' }, 'untaxed'],
    [{ territory: null, treatment: 'none' }, 'untaxed'],
  ] as const)('a document with %o is in %s', (more, section) => {
    expect(sectionOf(sale(more), '2026-Q4', HOME)).toBe(section);
  });

  it('of a seller without a home in the EU has every country in it', () => {
    expect(sectionOf(sale({ territory: 'IE' }), '2026-Q4', null)).toBe('supplies');
  });
});

const QUARTERS = ['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4', '2027-Q1'];
const TREATMENTS: Treatment[] = [
  { kind: 'consumer', territory: 'DE', rateBp: 1900 },
  { kind: 'consumer', territory: 'FI', rateBp: 2400 },
  { kind: 'consumer', territory: 'FI', rateBp: 2550 },
  { kind: 'consumer', territory: 'IE', rateBp: 2300 },
  { kind: 'consumer', territory: 'GB', rateBp: 2000 },
  { kind: 'outside', territory: 'US', rateBp: 0 },
  { kind: 'reverse_charge', territory: 'AT', rateBp: 0 },
];

interface Written extends TaxedSum {
  /** In which quarter it was issued. */
  issuedIn: string;
  total: number;
}

/** A purchase: its invoice, and credit notes in its quarter or later ones, of any part, up to all of it. */
const purchase = fc
  .record({
    currency: fc.constantFrom(...CURRENCY_CODES),
    treatment: fc.constantFrom(...TREATMENTS),
    units: fc.integer({ min: 1, max: 50_000 }),
    paidIn: fc.integer({ min: 0, max: QUARTERS.length - 1 }),
    refunds: fc.array(fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), later: fc.nat(2) }), {
      maxLength: 4,
    }),
    isEmptied: fc.boolean(),
  })
  .map(({ currency, treatment, units, paidIn, refunds, isEmptied }): Written[] => {
    const { step } = CURRENCIES[currency];
    const period = QUARTERS[paidIn] ?? '';
    const facts = { period, currency, ...treatment, treatment: treatment.kind, count: 1 };
    const sold = taxOfSale(ofMinor(units * step, currency), treatment, null);
    const invoice = { ...facts, ...sold, kind: 'invoice' as const, issuedIn: period, total: units * step };
    const documents: Written[] = [invoice];
    let before = 0;
    let at = paidIn;
    for (const [number, { share, later }] of refunds.entries()) {
      const left = units - before;
      const part = isEmptied && number === refunds.length - 1 ? left : Math.floor(left * share);
      at = Math.min(at + later, QUARTERS.length - 1);
      if (part > 0) {
        const tax = taxOfCredit(ofMinor(part * step, currency), before * step, sold);
        const issuedIn = QUARTERS[at] ?? '';
        documents.push({ ...facts, ...tax, kind: 'credit_note', issuedIn, total: part * step });
      }
      before += part;
    }
    return documents;
  });

/** Sums of signed documents, by any key. */
function addedUp(documents: readonly Written[], keyOf: (document: Written) => string): Map<string, number[]> {
  const sums = new Map<string, number[]>();
  for (const document of documents) {
    const sign = document.kind === 'invoice' ? 1 : -1;
    const [net = 0, tax = 0, count = 0] = sums.get(keyOf(document)) ?? [];
    sums.set(keyOf(document), [net + sign * document.netCents, tax + sign * document.taxCents, count + 1]);
  }
  return sums;
}

test('returns of any history re-add to its invoices and credit notes, to the cent of each currency', () => {
  fc.assert(
    fc.property(fc.array(purchase, { maxLength: 25 }), (purchases) => {
      const documents = purchases.flat();
      const returned = new Map<string, number>();
      for (const quarter of QUARTERS) {
        const written = documents.filter(({ issuedIn }) => issuedIn === quarter);
        const { lines, vatCents } = ossReturn(written, quarter, HOME, perEuro);
        const keys = lines.flatMap((line) =>
          line.amounts.map(
            ({ currency, netCents, taxCents, count }) =>
              [
                [line.section, line.period, line.territory, line.rateBp, currency].join(' '),
                [netCents, taxCents, count],
              ] as const,
          ),
        );
        const expected = addedUp(written, (one) =>
          [sectionOf(one, quarter, HOME), one.period, one.territory, one.rateBp, one.currency].join(' '),
        );
        expect(new Map(keys)).toEqual(expected);
        expect(keys).toHaveLength(expected.size);
        for (const { amounts } of lines)
          for (const { currency, netCents, taxCents } of amounts)
            returned.set(currency, (returned.get(currency) ?? 0) + netCents + taxCents);
        // What is due is what the lines say, and no line of another country is in it.
        const due = lines.filter(({ section }) => section === 'supplies' || section === 'corrections');
        expect(vatCents).toBe(due.reduce((sum, { euro }) => sum + (euro?.taxCents ?? Number.NaN), 0));
        expect(due.every(({ territory }) => territory !== HOME && territory !== 'GB')).toBe(true);
        expect(due.every(({ period, section }) => (period === quarter) === (section === 'supplies'))).toBe(
          true,
        );
      }
      const kept = new Map<string, number>();
      for (const { currency, kind, total } of documents)
        kept.set(currency, (kept.get(currency) ?? 0) + (kind === 'invoice' ? total : -total));
      expect(returned).toEqual(kept);
    }),
    { numRuns: 300 },
  );
});

test('what is added up before it is read has the same return', () => {
  fc.assert(
    fc.property(fc.array(purchase, { maxLength: 15 }), (purchases) => {
      const documents = purchases.flat();
      const groups = Map.groupBy(documents, ({ kind, period, currency, territory, rateBp }) =>
        [kind, period, currency, territory, rateBp].join(' '),
      );
      const sums = [...groups.values()].flatMap((alike) => {
        const [first] = alike;
        const sum = (read: (one: Written) => number) => alike.reduce((all, one) => all + read(one), 0);
        const added = {
          netCents: sum(({ netCents }) => netCents),
          taxCents: sum(({ taxCents }) => taxCents),
        };
        return first ? [{ ...first, ...added, count: alike.length }] : [];
      });
      for (const quarter of QUARTERS)
        expect(ossReturn(sums, quarter, HOME, perEuro)).toEqual(ossReturn(documents, quarter, HOME, perEuro));
    }),
    { numRuns: 100 },
  );
});

test('a sale that is given back whole in a later quarter takes back the euros that were declared', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CURRENCY_CODES),
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.double({ min: 0.2, max: 2000, noNaN: true }),
      (currency, units, rate) => {
        const total = ofMinor(units * CURRENCIES[currency].step, currency);
        const sold = taxOfSale(total, { kind: 'consumer', territory: 'DE', rateBp: 1900 }, null);
        const facts = sale({ currency, netCents: sold.netCents, taxCents: sold.taxCents });
        const declared = ossReturn([facts], '2026-Q4', HOME, () => rate);
        const later = ossReturn([{ ...facts, kind: 'credit_note' }], '2027-Q2', HOME, () => rate);
        expect((declared.vatCents ?? Number.NaN) + (later.vatCents ?? Number.NaN)).toBe(0);
        expect(later.lines).toMatchObject([{ section: 'corrections', period: '2026-Q4' }]);
      },
    ),
    { numRuns: 200 },
  );
});
