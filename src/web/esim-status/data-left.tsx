import { mayBeOnEsim } from '../../domain/esims/bundle-state.ts';
import type { BundleStatus } from '../../domain/esims/bundle-status.ts';
import { isLowData } from '../../domain/esims/low-data.ts';
import { classNames } from '../ui/class-names.ts';
import { TimeAgo } from '../ui/time/time-ago.tsx';
import { dataLeftWords } from './words.ts';

import styles from './data-left.module.css';

/**
 * The data left of a plan, as text and as a bar, with the age of the reading. For an unlimited plan, what is left of today's
 * full speed, which comes back by itself. Nothing if the data is not counted.
 * @param hasMore the same eSIM has other plans with data, so no top-up is suggested
 */
export function DataLeft({ status, hasMore }: { status: BundleStatus; hasMore: boolean }) {
  const amounts = amountsOf(status);
  if (!amounts) return null;
  const { left, of, percent } = amounts;
  const isLow = mayBeOnEsim(status.bundle_state) && isLowData(percent);
  const isSpent = status.bundle_state === 'depleted';
  const isOver = !isSpent && !mayBeOnEsim(status.bundle_state);
  return (
    <div className={styles['place']}>
      <div className={styles['left']}>
        <p>
          {dataLeftWords.of(
            <b className={styles['amount']}>{dataLeftWords[isOver ? 'unused' : 'left'](left)}</b>,
            of,
          )}
        </p>
        <div
          className={classNames(
            styles['bar'],
            isLow && styles['low'],
            (isOver || percent === 0) && styles['empty'],
          )}
          aria-hidden="true"
        >
          {/* An SVG attribute may hold a length; the security policy blocks a style attribute. */}
          <svg width={`${percent}%`} />
        </div>
        {isLow && !hasMore && status.usage_percent !== null && (
          <p className={classNames(styles['hint'], isSpent && styles['spent'])}>
            {dataLeftWords[isSpent ? 'spent' : 'low']}
          </p>
        )}
        <p className={styles['age']}>
          {dataLeftWords[status.full_speed_today ? 'readAtFullSpeed' : 'read'](
            <TimeAgo at={status.last_updated} />,
          )}
        </p>
      </div>
    </div>
  );
}

/** Clamps the percentage to 0 to 100, whatever the reading. */
function amountsOf(status: BundleStatus): { left: string; of: string; percent: number } | null {
  const { full_speed_today: today, usage_percent: used, remaining_quantity_formatted: left } = status;
  if (today) return { left: today.left, of: dataLeftWords.ofToday(today.of), percent: today.left_percent };
  if (used === null || left === null) return null;
  return { left, of: status.initial_quantity_formatted, percent: Math.max(0, 100 - Math.min(100, used)) };
}
