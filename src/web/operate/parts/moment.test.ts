import { expect, it } from 'vitest';

import { fullMoment, shortMoment } from './moment.tsx';

const NEW_YEAR = new Date('2026-12-31T23:30:05Z');

it('leaves out the year if it is the current one for the reader', () => {
  const now = new Date('2026-06-01T00:00:00Z');
  expect(shortMoment(NEW_YEAR, now, 'UTC')).toBe('31 Dec, 23:30');
  expect(shortMoment(NEW_YEAR, now, 'Asia/Tokyo')).toBe('1 Jan 2027, 08:30');
  expect(shortMoment(NEW_YEAR, new Date('2027-02-01T00:00:00Z'), 'Asia/Tokyo')).toBe('1 Jan, 08:30');
});

it('shows seconds for comparing with logs', () => {
  expect(fullMoment(NEW_YEAR, 'UTC')).toBe('31 Dec 2026, 23:30:05');
  expect(fullMoment(NEW_YEAR, 'Asia/Tokyo')).toBe('1 Jan 2027, 08:30:05');
});
