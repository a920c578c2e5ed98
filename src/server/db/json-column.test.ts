import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { purchaseTable } from '../purchase/tables.ts';
import { Malformed, MalformedRow, jsonFrom, showWellFormed, wellFormed } from './json-column.ts';

const schema = z.object({ cents: z.int(), of: z.object({ name: z.string() }) });
const read = (value: unknown) => jsonFrom('shelf.price', schema, value);

describe('a JSON value', () => {
  it('is what its schema makes of it', () => {
    expect(wellFormed(read({ cents: 3, of: { name: 'a' }, more: true }), 7)).toEqual({
      cents: 3,
      of: { name: 'a' },
    });
  });

  it('is an error with table, column and row if it does not fit', () => {
    expect(() => wellFormed(read({ cents: 3, of: {} }), 7)).toThrow(MalformedRow);
    expect(() => wellFormed(read({ cents: 3, of: {} }), 7)).toThrow(
      /^shelf\.price of row 7 is malformed: of\.name: .*string/,
    );
    expect(() => wellFormed(read('3'), 7)).toThrow(/: the whole value: /);
  });

  it('is not repeated in the error, which the log keeps', () => {
    const secret = read({ cents: 'mia@example.com', of: { name: 3 } });
    expect(secret).toMatchObject({ why: expect.stringMatching(/^cents: .*, and 1 more$/) });
    expect(JSON.stringify(secret)).not.toContain('mia');
  });
});

describe('a JSON column', () => {
  it('gives a malformed value instead of failing the whole query', () => {
    expect(purchaseTable.plan.mapFromDriverValue({ country: 'Japan' })).toMatchObject({
      column: 'purchase.plan',
    });
    expect(purchaseTable.fees.mapFromDriverValue({ card: 47, barter: 3 })).toEqual({ card: 47 });
    expect(purchaseTable.fees.mapFromDriverValue({ card: '47' })).toBeInstanceOf(Malformed);
  });

  it('never writes a malformed value', () => {
    expect(() => purchaseTable.fees.mapToDriverValue(new Malformed('purchase.fees', '?'))).toThrow(
      'not written',
    );
    expect(purchaseTable.fees.mapToDriverValue({ card: 47 })).toBe('{"card":47}');
  });
});

describe('a list', () => {
  it('goes without malformed rows, and logs each', () => {
    const logged: unknown[] = [];
    const log = { error: (facts: object) => void logged.push(facts) };
    const rows = [read({ cents: 1, of: { name: 'a' } }), read(null), read({ cents: 2, of: { name: 'b' } })];
    const shown = showWellFormed(log, [...rows.entries()], ([id, row]) => wellFormed(row, id).cents);
    expect(shown).toEqual([1, 2]);
    expect(logged).toEqual([
      { err: expect.objectContaining({ message: expect.stringContaining('row 1 ') }) },
    ]);
  });

  it('fails for any other reason', () => {
    const show = () => {
      throw new Error('away');
    };
    expect(() => showWellFormed({ error: () => {} }, [1], show)).toThrow('away');
  });
});
