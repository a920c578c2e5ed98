import type { Output } from '../api/verbs.ts';
import { BarChart } from '../parts/bar-chart.tsx';
import { todayWords } from './words.ts';

type Day = Output<'today'>['days'][number];

const words = todayWords.week;
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });

/** What each day sold as a bar, and a stroke where the same day of the week before stood. */
export function WeekChart({ days }: { days: readonly Day[] }) {
  const best = days.toSorted((one, other) => other.sales.amount.cents - one.sales.amount.cents)[0];
  return (
    <BarChart
      points={days.map(({ sales, before }) => ({
        bar: sales.amount.cents,
        stroke: before.sales.amount.cents,
      }))}
      label={words.chart(best?.sales.amount.text ?? '')}
      legend={{ bar: words.now, stroke: words.before }}
      names={days.map(({ day }) => WEEKDAY.format(new Date(day)))}
    />
  );
}
