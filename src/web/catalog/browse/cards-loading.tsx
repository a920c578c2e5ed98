import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

import styles from './card-grid.module.css';

interface CardsLoadingProps {
  cards: number;
  /** Countries have a button each, and one to show more of them. */
  of: 'countries' | 'regions';
  message: string;
}

/** Placeholders of the cards. */
export function CardsLoading({ cards, of, message }: CardsLoadingProps) {
  const isPriced = of === 'countries';
  return (
    <div className={styles['loading']}>
      <output className={styles['message']}>{message}</output>
      <div className={styles['grid']}>
        {Array.from({ length: cards }, (_, position) => (
          <div
            key={position}
            className={classNames(styles['waiting'], isPriced && styles['priced'])}
            data-placeholder
          >
            <Skeleton radius="var(--r-art)" />
            <Skeleton width="55%" height="1.65rem" />
            <Skeleton width="40%" height="1.25rem" />
          </div>
        ))}
      </div>
      {isPriced && (
        <div className={styles['more']}>
          <Skeleton height="4.25rem" radius="var(--r-pill)" />
        </div>
      )}
    </div>
  );
}
