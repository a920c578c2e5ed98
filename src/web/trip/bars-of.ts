import type { TripPlanSent } from '../../domain/trip/trip-schema.ts';

/** Days in a row that look alike, in a row below the days of a trip. */
export interface Bar {
  day: number;
  days: number;
  /** The plan's position; null where there is none. */
  plan: number | null;
  /** Whether it is in use, or runs while another one is. */
  isUsed: boolean;
  /** Whether these are the plan's first days. */
  isFirst: boolean;
}

/** The bars of plans, in as few rows as there are plans at a time; each row has all days of the trip. */
export function barsOf(plans: readonly Pick<TripPlanSent, 'from' | 'to' | 'uses'>[], days: number): Bar[][] {
  const rows: Bar[][] = [];
  plans.forEach(({ from, to, uses }, plan) => {
    const row = rows.find((bars) => endOf(bars) <= from) ?? [];
    if (row.length === 0) rows.push(row);
    fill(row, from);
    for (let day = from; day <= to; day++) {
      const isUsed = uses.some((use) => day >= use.day && day < use.day + use.days);
      const last = row.at(-1);
      if (last?.plan === plan && last.isUsed === isUsed) last.days++;
      else row.push({ day, days: 1, plan, isUsed, isFirst: day === from });
    }
  });
  for (const row of rows) fill(row, days);
  return rows;
}

const endOf = (row: readonly Bar[]) => {
  const last = row.at(-1);
  return last ? last.day + last.days : 0;
};

function fill(row: Bar[], until: number): void {
  const day = endOf(row);
  if (day < until) row.push({ day, days: until - day, plan: null, isUsed: false, isFirst: false });
}
