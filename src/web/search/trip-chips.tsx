import { formatDataAmount, formatDays, UNLIMITED } from '../../domain/catalog/data-amount.ts';
import type { Trip } from '../../domain/catalog/meant/read-query.ts';
import { tripChipsWords as words } from './result-words.ts';

import styles from './trip-chips.module.css';

/** The length and the size in a query, by which the page of a result filters its plans. Nothing without any. */
export function TripChips({ trip: { days, megabytes, type } }: { trip: Trip }) {
  const size = megabytes ?? (type === 'unlimited' ? UNLIMITED : null);
  if (days === null && size === null) return null;
  return (
    <ul className={styles['chips']} aria-label={words.name}>
      {days !== null && <li>{formatDays(days)}</li>}
      {size !== null && <li>{formatDataAmount(size)}</li>}
    </ul>
  );
}
