import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { commonWords } from '../ui/words.ts';

import styles from './own-esims-loading.module.css';

/** A placeholder of the list. */
export function OwnEsimsLoading() {
  return (
    <div className={styles['place']}>
      <VisuallyHidden status>{commonWords.loading}</VisuallyHidden>
      <Skeleton width="14rem" height="1.04em" />
      <Skeleton width="11rem" height="1.5rem" />
      <PassesLoading />
    </div>
  );
}

/** Placeholders of the passes alone. */
export function PassesLoading() {
  return (
    <>
      <div className={styles['pass']}>
        <Skeleton height="100%" radius="var(--r-l)" />
      </div>
      <div className={styles['pass']}>
        <Skeleton height="100%" radius="var(--r-l)" />
      </div>
    </>
  );
}
