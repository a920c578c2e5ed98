import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readNews, waitBefore } from './event-stream.ts';

describe('readNews', () => {
  it('reads what the shop sends, and nothing else', () => {
    expect(readNews('{"topic":"countries","revision":7}')).toEqual({ topic: 'countries', revision: 7 });
    for (const text of [
      '',
      'null',
      '[]',
      '{"topic":"weather","revision":7}',
      '{"topic":"regions"}',
      '{"topic":',
    ])
      expect(readNews(text)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => readNews(text)).not.toThrow();
      }),
    );
  });
});

describe('waitBefore', () => {
  it('grows with every failure up to a limit, and differs between browsers', () => {
    expect([0, 1, 2].map((failures) => waitBefore(failures, 0.5))).toEqual([4_000, 8_000, 16_000]);
    expect(waitBefore(30, 0.5)).toBe(60_000);
    expect([waitBefore(0, 0), waitBefore(0, 1)]).toEqual([2_000, 6_000]);
  });
});
