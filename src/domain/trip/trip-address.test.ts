import { describe, expect, it } from 'vitest';

import { dateOf, readTripAddress, tripQuery } from './trip-address.ts';

const read = (query: string) => readTripAddress(new URLSearchParams(query));

describe('the address of a trip', () => {
  it('has its stops in order, and what each day needs', () => {
    const query =
      '?place=PT&days=4&place=ES&days=6&use=heavy&mb=750&data=unlimited&borders=both&start=2027-06-01';
    const trip = read(query);
    expect(trip).toEqual({
      stops: [
        { place: 'PT', days: 4, typedDays: '4' },
        { place: 'ES', days: 6, typedDays: '6' },
      ],
      habit: 'heavy',
      megabytes: 750,
      unlimited: true,
      borders: true,
      start: '2027-06-01',
      hasDays: true,
      faults: [],
    });
    expect(tripQuery(trip)).toBe(query);
  });

  it('is empty without stops, and forgets rows left empty', () => {
    expect(tripQuery(read(''))).toBe('');
    expect(read('place=&days=&place=PT&days=4&place=+&days=3').stops).toEqual([
      { place: 'PT', days: 4, typedDays: '4' },
    ]);
  });

  it.each([['0'], ['400'], ['-1'], ['1.5'], ['four'], [''], ['١']])(
    'keeps %s days as typed, which are none',
    (days) => {
      expect(read(`place=PT&days=${encodeURIComponent(days)}`).stops).toEqual([
        { place: 'PT', days: null, typedDays: days },
      ]);
    },
  );

  it.each([
    ['many_stops', 'place=PT&days=1&'.repeat(13)],
    ['many_days', 'place=PT&days=200&'.repeat(2)],
    ['megabytes', 'place=PT&days=1&mb=0'],
    ['megabytes', 'place=PT&days=1&mb=lots'],
    ['start', 'place=PT&days=1&start=2027-02-30'],
    ['start', 'place=PT&days=1&start=tomorrow'],
    ['twice', 'place=PT&days=1&use=light&use=heavy'],
  ])('names the fault %s', (fault, query) => {
    expect(read(query).faults).toEqual([fault]);
  });

  it('takes no more of a place than a name is long', () => {
    const { stops, faults } = read(`place=${'a'.repeat(60_000)}&days=1&use=${'b'.repeat(60_000)}`);
    expect(stops[0]?.place).toHaveLength(60);
    expect(faults).toEqual([]);
    expect(read('place=P%00T%ED%A0%80&days=1').stops[0]?.place.isWellFormed()).toBe(true);
  });

  it('counts days from the first one', () => {
    expect([dateOf('2027-02-28', -1), dateOf('2027-02-28', 1), dateOf('2028-02-28', 1)]).toEqual([
      '2027-02-27',
      '2027-03-01',
      '2028-02-29',
    ]);
  });
});
