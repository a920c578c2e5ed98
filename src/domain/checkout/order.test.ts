import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hidesCodes, idsEndingIn, idsOfNumber, orderNumber, partOfNumber } from './order.ts';

describe('hidesCodes', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day));
  const hidden = (day: number, isBuyers: boolean, installedAt: Date | null = null) =>
    hidesCodes({ installedAt, deliveredAt: at(0), isBuyers }, at(day));

  it('hides them two weeks after the delivery from those who only have the link', () => {
    expect([hidden(13, false), hidden(14, false), hidden(300, true)]).toEqual([false, true, false]);
  });

  it('hides them from everybody a month after the first use', () => {
    expect([hidden(40, true, at(11)), hidden(41, true, at(11))]).toEqual([false, true]);
  });
});

describe('orderNumber', () => {
  it('is made from the purchase id', () => {
    expect(orderNumber('00000000-0000-4000-8000-000000000000')).toBe('SP-2222-2222');
    expect(orderNumber('ffffffff-ff00-4000-8000-000000000000')).toBe('SP-ZZZZ-ZZZZ');
  });

  it('is short, has unambiguous letters and digits, and is always the same', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(orderNumber(id)).toMatch(/^SP-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
        expect(orderNumber(id)).toBe(orderNumber(id));
      }),
    );
  });

  it('differs if the first ten digits of the id differ', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (one, other) => {
        const start = (id: string) => id.replaceAll('-', '').slice(0, 10);
        expect(orderNumber(one) === orderNumber(other)).toBe(start(one) === start(other));
      }),
    );
  });
});

describe('idsOfNumber', () => {
  it('covers exactly the ids with that number', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (id, other) => {
        const { first, last } = idsOfNumber(orderNumber(id)) ?? { first: '', last: '' };
        expect(first <= id && id <= last).toBe(true);
        expect(first <= other && other <= last).toBe(orderNumber(other) === orderNumber(id));
      }),
    );
  });

  it.each(['SP-7F3K-92QD', 'sp-7f3k-92qd', '7F3K92QD', ' SP 7F3K 92QD '])(
    'reads %j as people type it',
    (typed) => {
      expect(idsOfNumber(typed)).toEqual(idsOfNumber('SP-7F3K-92QD'));
    },
  );

  it.each(['', 'SP-7F3K', 'SP-7F3K-92Q0', 'SP-OOOO-IIII', '7F3K-92QD-1'])('rejects %j', (typed) => {
    expect(idsOfNumber(typed)).toBeNull();
  });
});

describe('a part of an order number', () => {
  it.each([
    ['SP-7F3', '7F3', true, true],
    ['sp-abc', 'ABC', true, true],
    ['7F3K', '7F3K', false, true],
    ['3k-92qd', '3K92QD', false, true],
    ['7F3K 92Q', '7F3K92Q', false, true],
    ['MARK', 'MARK', false, false],
  ])('%j is %j', (typed, code, isBeginning, isPlain) => {
    expect(partOfNumber(typed)).toEqual({ code, isBeginning, isPlain });
  });

  it.each(['SP', 'SP-7', '7F3', 'Spain', 'SP-7F3K-92QD', '7F3K92QD', 'MIA LARSEN', '73.07', ''])(
    '%j is none',
    (typed) => {
      expect(partOfNumber(typed)).toBeNull();
    },
  );

  it('covers exactly the ids whose number ends so', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), fc.integer({ min: 1, max: 8 }), (id, other, size) => {
        const end = (of: string) => orderNumber(of).replaceAll('-', '').slice(-size);
        const { first, last } = idsEndingIn(end(id));
        expect(first <= id && id <= last).toBe(true);
        expect(first <= other && other <= last).toBe(end(other) === end(id));
      }),
    );
  });
});
