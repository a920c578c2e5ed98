import type { Output } from '../api/verbs.ts';
import { todayWords } from './words.ts';

import styles from './today.module.css';

type Day = Output<'today'>['days'][number];

const words = todayWords.week;
const HIGH = 100;
/** Of a day's place, for its bar. */
const BAR = 0.6;
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });

/** What each day sold as a bar, and a stroke where the same day of the week before stood. */
export function WeekChart({ days }: { days: readonly Day[] }) {
  const most = Math.max(
    1,
    ...days.flatMap(({ sales, before }) => [sales.amount.cents, before.sales.amount.cents]),
  );
  const heightOf = (cents: number) => (cents / most) * HIGH;
  const best = days.toSorted((one, other) => other.sales.amount.cents - one.sales.amount.cents)[0];
  const bars = days.map(({ sales }, at) => {
    const height = heightOf(sales.amount.cents);
    return `M${at + (1 - BAR) / 2} ${HIGH - height}h${BAR}V${HIGH}h${-BAR}z`;
  });
  const strokes = days.map(
    ({ before }, at) => `M${at + 0.1} ${HIGH - heightOf(before.sales.amount.cents)}h0.8`,
  );
  return (
    <figure className={styles['chart']}>
      <svg
        viewBox={`0 -2 ${days.length} ${HIGH + 2}`}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of figures is no file
        role="img"
        aria-label={words.chart(best?.sales.amount.text ?? '')}
        className={styles['drawing']}
      >
        <path d={bars.join('')} className={styles['bars']} />
        <path d={strokes.join('')} className={styles['strokes']} vectorEffect="non-scaling-stroke" />
      </svg>
      <ol className={styles['weekdays']} aria-hidden="true">
        {days.map(({ day }) => (
          <li key={day}>{WEEKDAY.format(new Date(day))}</li>
        ))}
      </ol>
      <figcaption className={styles['legend']}>
        <span className={styles['now']}>{words.now}</span>
        <span className={styles['before']}>{words.before}</span>
      </figcaption>
    </figure>
  );
}
