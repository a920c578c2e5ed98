import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { tableWords } from './words.ts';

import styles from './table-skeleton.module.css';

const ROWS = Array.from({ length: 8 }, (_, at) => at);

export function TableSkeleton() {
  return (
    <div className={styles['rows']}>
      <VisuallyHidden status>{tableWords.loading}</VisuallyHidden>
      {ROWS.map((row) => (
        <div key={row} className={styles['row']}>
          <Skeleton height="1rem" radius="var(--r-pill)" />
        </div>
      ))}
    </div>
  );
}
