import styles from './bar-chart.module.css';

interface BarChartProps {
  /** For each place, in one unit: the bar's height and the stroke's position. Negative values are drawn as 0. */
  points: readonly { bar: number; stroke: number }[];
  /** The text alternative of the drawing. */
  label: string;
  legend: { bar: string; stroke: string };
  /** Labels under the places, if there is room. */
  names?: readonly string[] | undefined;
}

const HIGH = 100;
/** The bar's share of its place's width. */
const BAR = 0.6;
const WIDEST_REM = 10;

/** Bars, each with a stroke to compare it with; a table beside the chart has the figures. */
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
