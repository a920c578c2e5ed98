import type { Output } from '../api/verbs.ts';
import { moneyWords as words } from './words.ts';

import styles from './money.module.css';

type Part = Output<'income'>['parts'][number];

const HIGH = 100;
/** Of a part's place, for its bar. */
const BAR = 0.6;

/** What each part brought as a bar, and a stroke where its margin stands; a loss stands on the ground. */
export function MoneyChart({ parts }: { parts: readonly Part[] }) {
  const most = Math.max(1, ...parts.map(({ gross }) => gross.cents));
  const heightOf = (cents: number) => (Math.max(cents, 0) / most) * HIGH;
  const best = parts.find(({ gross }) => gross.cents === most);
  const bars = parts.map(({ gross }, at) => {
    const height = heightOf(gross.cents);
    return `M${at + (1 - BAR) / 2} ${HIGH - height}h${BAR}V${HIGH}h${-BAR}z`;
  });
  const strokes = parts.map(({ margin }, at) => `M${at + 0.1} ${HIGH - heightOf(margin.cents)}h0.8`);
  return (
    <figure className={styles['chart']}>
      <svg
        viewBox={`0 -2 ${parts.length} ${HIGH + 2}`}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of figures is no file
        role="img"
        aria-label={words.chart(best?.gross.text ?? '')}
        className={styles['drawing']}
      >
        <path d={bars.join('')} className={styles['bars']} />
        <path d={strokes.join('')} className={styles['strokes']} vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption className={styles['legend']}>
        <span className={styles['gross']}>{words.grossLegend}</span>
        <span className={styles['margin']}>{words.marginLegend}</span>
      </figcaption>
    </figure>
  );
}
