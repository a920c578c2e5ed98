import { describe, expect, it } from 'vitest';

import { priceAlarm, type PriceMove } from './price-alarm.ts';

const move = (before: number | null, after: number | null, isLoss = false): PriceMove => ({
  before,
  after,
  isLoss,
});
const times = (count: number, one: PriceMove) => Array.from({ length: count }, () => one);

describe('a change of prices', () => {
  it.each<[string, PriceMove[]]>([
    ['nothing', []],
    ['everything by a quarter', times(100, move(1000, 1250))],
    ['a fifth of the plans by more', times(20, move(1000, 1251))],
    ['one plan to twice and half its price', [move(1000, 2000), move(1000, 500)]],
    ['new plans', times(100, move(null, 5000))],
    ['a loss that was there before', [move(500, 500, true)]],
  ])('needs no confirmation if it is %s', (_, moves) => {
    expect(priceAlarm(moves, 100)).toBeNull();
  });

  it.each<[string, PriceMove[], object]>([
    [
      'more than a fifth by more than a quarter',
      times(21, move(1000, 749)),
      { count: 21, far: 21, jumped: 0, lost: 0 },
    ],
    ['one to more than twice its price', [move(1000, 2001)], { count: 1, far: 1, jumped: 1, lost: 0 }],
    ['one to less than half', [move(1000, 499), move(1000, 1300)], { count: 2, far: 2, jumped: 1, lost: 0 }],
    ['one to a loss', [move(1000, 990, true)], { count: 1, far: 0, jumped: 0, lost: 1 }],
    ['a new plan at a loss', [move(null, 1, true)], { count: 1, far: 0, jumped: 0, lost: 1 }],
    ['a fifth no longer sold', times(21, move(1000, null)), { count: 21, far: 21, jumped: 0, lost: 0 }],
    ['a far one at a loss, counted once', [move(1000, 100, true)], { count: 1, far: 1, jumped: 1, lost: 1 }],
  ])('has to be confirmed if it is %s', (_, moves, alarm) => {
    expect(priceAlarm(moves, 100)).toEqual(alarm);
  });
});
