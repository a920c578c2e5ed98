import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createClock, type Clock } from './clock.ts';

let clock: Clock;

beforeEach(() => {
  vi.useFakeTimers();
  clock = createClock({ value: 0, save: () => {} });
});
afterEach(() => {
  clock.close();
  vi.useRealTimers();
});

test('alarms ring when their time comes, or at once if the clock is moved past it', () => {
  const rung: string[] = [];
  clock.at(clock.now() + 2000, () => rung.push('second'));
  clock.at(clock.now() + 1000, () => rung.push('first'));
  clock.at(clock.now() + 60_000, () => rung.push('late'));
  vi.advanceTimersByTime(999);
  expect(rung).toEqual([]);
  clock.advance(30);
  expect(rung).toEqual(['first', 'second']);
  vi.advanceTimersByTime(29_001);
  expect(rung).toEqual(['first', 'second', 'late']);
});

test('a cancelled alarm stays silent, and a distant one waits for its day', () => {
  const rung: string[] = [];
  const callOff = clock.at(clock.now() + 1000, () => rung.push('never'));
  clock.at(clock.now() + 90 * 86_400_000, () => rung.push('in 90 days'));
  callOff();
  clock.advance(89 * 86_400);
  expect(rung).toEqual([]);
  clock.advance(86_400);
  expect(rung).toEqual(['in 90 days']);
});

test('reset restores the real time', () => {
  const real = Date.now();
  clock.advance(5000);
  expect(clock.now()).toBe(real + 5_000_000);
  clock.reset();
  expect(clock.now()).toBe(real);
});
