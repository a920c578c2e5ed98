import { expect, it } from 'vitest';

import { addShift } from './vitals.ts';

const shift = (startTime: number, value = 0.1) => ({ startTime, value, hadRecentInput: false });

it('adds up shifts that happen close together', () => {
  const burst = addShift(addShift(null, shift(0)), shift(900, 0.2));
  expect(burst.sum).toBeCloseTo(0.3);
});

it.each([
  ['a second of rest', [0, 1000]],
  ['five seconds', [0, 900, 1800, 2700, 3600, 4500, 5400]],
])('begins anew after %s', (_what, times) => {
  const last = times.reduce<ReturnType<typeof addShift> | null>(
    (burst, at) => addShift(burst, shift(at)),
    null,
  );
  expect(last).toEqual({ first: times.at(-1), last: times.at(-1), sum: 0.1 });
});
