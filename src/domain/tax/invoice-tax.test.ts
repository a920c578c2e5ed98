import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { CURRENCIES, CURRENCY_CODES } from '../currencies.ts';
import { ofMinor } from '../money.ts';
import { otherCurrency, taxOfCredit, taxOfSale } from './invoice-tax.ts';
import type { Treatment } from './place-of-supply.ts';
import { EU_RATES } from './tax-rates.ts';

const GERMAN: Treatment = { territory: 'DE', kind: 'consumer', rateBp: 1900 };
const SWEDISH: Treatment = { territory: 'SE', kind: 'consumer', rateBp: 2500 };
const OF_DAY = '2026-11-27';

describe('the tax on an invoice', () => {
  it('is in its currency, and in that of the country', () => {
    expect(taxOfSale(ofMinor(1190, 'USD'), GERMAN, { perUnit: 0.862, ofDay: OF_DAY })).toEqual({
      kind: 'consumer',
      territory: 'DE',
      rateBp: 1900,
      netCents: 1000,
      taxCents: 190,
      national: { currency: 'EUR', taxCents: 164, perUnit: 0.862, ofDay: OF_DAY },
    });
    expect(taxOfSale(ofMinor(1764, 'JPY'), SWEDISH, { perUnit: 0.062, ofDay: OF_DAY })).toMatchObject({
      netCents: 1411,
      taxCents: 353,
      // 353 yen at 0.062 kronor.
      national: { currency: 'SEK', taxCents: 2189 },
    });
  });

  it.each([
    [GERMAN, 'EUR', null],
    [GERMAN, 'SEK', 'EUR'],
    [SWEDISH, 'SEK', null],
    [SWEDISH, 'EUR', 'SEK'],
    [{ territory: 'GB', kind: 'consumer', rateBp: 2000 }, 'USD', 'GBP'],
    [{ territory: 'DE', kind: 'reverse_charge', rateBp: 0 }, 'USD', null],
    [{ territory: 'US', kind: 'outside', rateBp: 0 }, 'USD', null],
  ] satisfies [Treatment, string, string | null][])(
    'of %o sold in %s is stated in %s too',
    (sale, currency, other) => {
      expect(otherCurrency(sale, currency)).toBe(other);
    },
  );
});

it('credit notes of all parts have the rate of the invoice, and take back its tax to the cent', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CURRENCY_CODES),
      fc.constantFrom(...EU_RATES),
      fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 5 }),
      fc.double({ min: 0.001, max: 400, noNaN: true }),
      (currency, { country: territory, rateBp }, units, perUnit) => {
        const parts = units.map((unit) => unit * CURRENCIES[currency].step);
        const total = ofMinor(
          parts.reduce((sum, part) => sum + part, 0),
          currency,
        );
        const invoiced = taxOfSale(
          total,
          { territory, kind: 'consumer', rateBp },
          { perUnit, ofDay: OF_DAY },
        );
        let before = 0;
        const notes = parts.map((part) => {
          const note = taxOfCredit(ofMinor(part, currency), before, invoiced);
          before += part;
          expect(note.netCents + note.taxCents).toBe(part);
          expect(note).toMatchObject({ kind: 'consumer', territory, rateBp });
          return note;
        });
        const sumOf = (read: (note: (typeof notes)[number]) => number) =>
          notes.reduce((sum, note) => sum + read(note), 0);
        expect(sumOf(({ taxCents }) => taxCents)).toBe(invoiced.taxCents);
        expect(sumOf(({ netCents }) => netCents)).toBe(invoiced.netCents);
        expect(sumOf(({ national }) => national?.taxCents ?? 0)).toBe(invoiced.national?.taxCents ?? 0);
      },
    ),
    { numRuns: 400 },
  );
});
