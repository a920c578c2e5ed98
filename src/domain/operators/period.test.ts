import { describe, expect, it } from 'vitest';

import { daysOf, spansOf } from './period.ts';

const at = (text: string) => new Date(`${text}Z`);
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });

describe('spansOf', () => {
  it('compares today with the same hours a week and a month ago', () => {
    expect(spansOf('today', at('2026-11-30T14:05'))).toEqual({
      now: span('2026-11-30T00:00', '2026-11-30T14:05'),
      before: {
        week: span('2026-11-23T00:00', '2026-11-23T14:05'),
        month: span('2026-10-30T00:00', '2026-10-30T14:05'),
      },
    });
  });

  it('takes the last day of a shorter month', () => {
    expect(spansOf('today', at('2026-03-31T08:00')).before.month).toEqual(
      span('2026-02-28T00:00', '2026-02-28T08:00'),
    );
  });

  it('compares seven days with the seven before, and with those of last month', () => {
    expect(spansOf('week', at('2026-01-03T10:00'))).toEqual({
      now: span('2025-12-28T00:00', '2026-01-03T10:00'),
      before: {
        week: span('2025-12-21T00:00', '2025-12-27T10:00'),
        month: span('2025-11-27T00:00', '2025-12-03T10:00'),
      },
    });
  });

  it('compares a month with as much of the last', () => {
    expect(spansOf('month', at('2026-01-03T10:00'))).toEqual({
      now: span('2026-01-01T00:00', '2026-01-03T10:00'),
      before: { month: span('2025-12-01T00:00', '2025-12-03T10:00') },
    });
  });
});

describe('daysOf', () => {
  it('has seven days, each with that of the week before', () => {
    const days = daysOf('today', at('2026-03-02T10:00'));
    expect(days).toHaveLength(7);
    expect(days[0]).toEqual({ day: '2026-02-24', before: '2026-02-17' });
    expect(days[6]).toEqual({ day: '2026-03-02', before: '2026-02-23' });
  });

  it('has the days of a month, those that last month lacks with none', () => {
    const days = daysOf('month', at('2026-03-30T10:00'));
    expect(days).toHaveLength(30);
    expect(days[27]).toEqual({ day: '2026-03-28', before: '2026-02-28' });
    expect(days[28]).toEqual({ day: '2026-03-29', before: null });
  });
});
