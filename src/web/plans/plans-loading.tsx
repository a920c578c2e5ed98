import { Skeleton } from '../ui/skeleton.tsx';
import { plansLoadingWords } from './plans-loading-words.ts';

import styles from './plans-loading.module.css';

/** A placeholder of a place with its plans. */
export function PlansLoading() {
  return (
    <div className={styles['place']}>
      <div className={styles['banner']}>
        <Skeleton height="100%" radius="inherit" />
        <output className={styles['message']}>{plansLoadingWords.loading}</output>
      </div>
      <Skeleton width="60%" height="1.5rem" />
      <div className={styles['rows']}>
        {Array.from({ length: 6 }, (_, position) => (
          <Skeleton key={position} height="5.25rem" radius="var(--r-art)" />
        ))}
      </div>
    </div>
  );
}
