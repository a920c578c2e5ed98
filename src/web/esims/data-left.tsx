import type { BundleStatus } from '../../domain/esims/bundle-status.ts';
import { TimeAgo } from './time-ago.tsx';

import styles from './data-left.module.css';

/**
 * How much of a plan's data is left, as words and as a bar, with the age of the reading. Of an unlimited plan it is
 * what is left of today's full speed, in words alone. Nothing for what is not counted.
 */
export function DataLeft({ status }: { status: BundleStatus }) {
  const { usage_percent: used, remaining_quantity_formatted: left, full_speed_today: today } = status;
  if (today) {
    return (
      <div className={styles['left']}>
        <p>
          <b className={styles['amount']}>{today.left} left</b> of today’s {today.of} at full speed
        </p>
        <p className={styles['age']}>
          Read <TimeAgo at={status.last_updated} />
        </p>
      </div>
    );
  }
  if (used === null || left === null) return null;
  return (
    <div className={styles['left']}>
      <p>
        <b className={styles['amount']}>{left} left</b> of {status.initial_quantity_formatted}
      </p>
      <div className={styles['bar']} aria-hidden="true">
        <span style={{ inlineSize: `${100 - Math.min(100, used)}%` }} />
      </div>
      <p className={styles['age']}>
        Read <TimeAgo at={status.last_updated} />
      </p>
    </div>
  );
}
