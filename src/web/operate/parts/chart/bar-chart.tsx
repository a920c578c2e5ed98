import { type ReactNode, useId, useState } from 'react';

import { BASE_CURRENCY, CURRENCIES } from '../../../../domain/currencies.ts';
import { LOCALE } from '../../../../domain/language-words.ts';
import { Button } from '../../../ui/button.tsx';
import { namedOf, ticksOf } from './ticks.ts';
import { chartWords as words } from './words.ts';

import styles from './bar-chart.module.css';

interface BarChartProps {
  /** For each place, in cents of the base currency: the bar's height and the stroke's position; null for no stroke. */
  points: readonly { bar: number; stroke: number | null }[];
  /** The text alternative of the drawing. */
  label: string;
  legend: { bar: string; stroke: string };
  /** Of the places; as many are shown as there is room for. */
  names: readonly string[];
  /** The same figures; shown in place of the drawing on request. Left out where a table is beside it. */
  table?: ReactNode;
}

const HIGH = 100;
const TICKS = 3;
/** The bar's share of its place's width. */
const BAR = 0.6;
const WIDEST_REM = 10;
/** Names that have room, also on a phone. */
const NAMES = { wide: 8, phone: 4 };
const PER_UNIT = 10 ** CURRENCIES[BASE_CURRENCY].digits;
const IN_UNITS = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: BASE_CURRENCY,
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** Bars on axes, each with a stroke to compare it with. */
export function BarChart({ points, label, legend, names, table }: BarChartProps) {
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  const values = points.flatMap(({ bar, stroke }) => [bar, stroke ?? 0]);
  // Ticks are round in whole units.
  const ticks = ticksOf(Math.min(...values) / PER_UNIT, Math.max(...values) / PER_UNIT, TICKS);
  const [low = 0, high = 0] = [ticks[0], ticks.at(-1)];
  const topOf = (units: number) => HIGH - ((units - low) / Math.max(high - low, 1)) * HIGH;
  const bars = points.map(
    ({ bar }, at) => `M${at + (1 - BAR) / 2} ${topOf(0)}V${topOf(bar / PER_UNIT)}h${BAR}V${topOf(0)}z`,
  );
  const strokes = points.map(({ stroke }, at) =>
    stroke === null ? '' : `M${at + 0.1} ${topOf(stroke / PER_UNIT)}h0.8`,
  );
  const [isNamed, isOnPhone] = [namedOf(names.length, NAMES.wide), namedOf(names.length, NAMES.phone)];
  return (
    <figure className={styles['chart']} style={{ maxWidth: `${Math.max(points.length, 4) * WIDEST_REM}rem` }}>
      <div id={id}>
        {isTable ? (
          table
        ) : (
          <div className={styles['plot']}>
            <ol className={styles['scale']} aria-hidden="true">
              {ticks.map((tick) => (
                <li key={tick} style={{ insetBlockStart: `${topOf(tick)}%` }}>
                  {IN_UNITS.format(tick)}
                </li>
              ))}
            </ol>
            <svg
              viewBox={`0 0 ${points.length} ${HIGH}`}
              preserveAspectRatio="none"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of figures is no file
              role="img"
              aria-label={label}
              className={styles['drawing']}
            >
              <path
                d={ticks.map((tick) => `M0 ${topOf(tick)}H${points.length}`).join('')}
                className={styles['grid']}
                vectorEffect="non-scaling-stroke"
              />
              <path d={bars.join('')} className={styles['bars']} />
              <path d={strokes.join('')} className={styles['strokes']} vectorEffect="non-scaling-stroke" />
            </svg>
            <ol className={styles['names']} aria-hidden="true">
              {names.map((name, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- two may be called the same
                <li key={at}>
                  {isOnPhone[at] && <span data-phone={!isNamed[at] || undefined}>{name}</span>}
                  {!isOnPhone[at] && isNamed[at] && <span data-wide>{name}</span>}
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
      <figcaption className={styles['legend']}>
        {!isTable && (
          <>
            <span className={styles['bar']}>{legend.bar}</span>
            <span className={styles['stroke']}>{legend.stroke}</span>
          </>
        )}
        {table !== undefined && (
          <Button variant="bare" aria-controls={id} onClick={() => setIsTable(!isTable)}>
            {isTable ? words.chart : words.table}
          </Button>
        )}
      </figcaption>
    </figure>
  );
}
