import { Skeleton } from '../../ui/skeleton.tsx';

import styles from './card-grid.module.css';

/** Cards in the shape of those to come. */
export function CardsLoading({ cards, message }: { cards: number; message: string }) {
  return (
    <div className={styles['loading']}>
      <output className={styles['message']}>{message}</output>
      <div className={styles['grid']}>
        {Array.from({ length: cards }, (_, position) => (
          <div key={position} className={styles['waiting']} data-placeholder>
            <Skeleton radius="var(--r-art)" />
            <Skeleton width="55%" height="1.65rem" />
            <Skeleton width="40%" height="1.25rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
