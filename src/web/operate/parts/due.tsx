import { useNow } from '../../ui/time/use-now.ts';
import { fullMoment } from './moment.tsx';
import { dueWords as words } from './words.ts';

import styles from './due.module.css';

/** How long until something is due, or how long it is overdue, updated while the page is open. @param at ISO 8601 */
export function Due({ at }: { at: string }) {
  const due = new Date(at);
  const left = due.getTime() - useNow();
  return (
    <time dateTime={at} title={fullMoment(due)} className={left <= 0 ? styles['late'] : undefined}>
      {left <= 0 ? words.overdue(spanText(-left)) : words.due(spanText(left))}
    </time>
  );
}

/** '4 min', '2 h', '3 days' */
export function spanText(ms: number): string {
  const minutes = Math.max(Math.round(ms / 60_000), 1);
  if (minutes < 60) return words.minutes(minutes);
  const hours = Math.round(minutes / 60);
  return hours < 48 ? words.hours(hours) : words.days(Math.round(hours / 24));
}
