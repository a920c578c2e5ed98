import styles from './bar-chart.module.css';

interface BarChartProps {
  /** Of each place, in one unit: how high its bar is, and where its stroke stands. What is below nothing stands on the ground. */
  points: readonly { bar: number; stroke: number }[];
  /** What a picture of it would say. */
  label: string;
  legend: { bar: string; stroke: string };
  /** What stands under the places, where there is room for it. */
  names?: readonly string[] | undefined;
}

const HIGH = 100;
/** Of a place, for its bar. */
const BAR = 0.6;
const WIDEST_REM = 10;

/** Bars with a stroke each to compare them with; the table with the figures stands beside it. */
export function BarChart({ points, label, legend, names }: BarChartProps) {
  const most = Math.max(1, ...points.flatMap(({ bar, stroke }) => [bar, stroke]));
  const topOf = (value: number) => HIGH - (Math.max(value, 0) / most) * HIGH;
  const bars = points.map(({ bar }, at) => `M${at + (1 - BAR) / 2} ${topOf(bar)}h${BAR}V${HIGH}h${-BAR}z`);
  const strokes = points.map(({ stroke }, at) => `M${at + 0.1} ${topOf(stroke)}h0.8`);
  return (
    <figure className={styles['chart']} style={{ maxWidth: `${points.length * WIDEST_REM}rem` }}>
      <svg
        viewBox={`0 -2 ${points.length} ${HIGH + 2}`}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of figures is no file
        role="img"
        aria-label={label}
        className={styles['drawing']}
      >
        <path d={bars.join('')} className={styles['bars']} />
        <path d={strokes.join('')} className={styles['strokes']} vectorEffect="non-scaling-stroke" />
      </svg>
      {names && (
        <ol className={styles['names']} aria-hidden="true">
          {names.map((name, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may be called the same
            <li key={at}>{name}</li>
          ))}
        </ol>
      )}
      <figcaption className={styles['legend']}>
        <span className={styles['bar']}>{legend.bar}</span>
        <span className={styles['stroke']}>{legend.stroke}</span>
      </figcaption>
    </figure>
  );
}
