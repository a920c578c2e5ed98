import { DATE_LOCALE } from '../../domain/language-words.ts';
import { dateOf } from '../../domain/trip/trip-address.ts';
import { tripDayWords as words } from './words.ts';

interface DayProps {
  /** Of the trip, whose first day is 0. */
  day: number;
  /** The date of that day; null if it is not known. */
  start: string | null;
}

/** 'Day 5', or its date. */
export function DayOfTrip({ day, start }: DayProps) {
  if (start === null) return words.day(day + 1);
  const date = dateOf(start, day);
  return (
    <time dateTime={date} suppressHydrationWarning>
      {said(date)}
    </time>
  );
}

/** 'Days 5 to 10', or their dates. */
export function DaysOfTrip({ from, to, start }: { from: number; to: number; start: string | null }) {
  if (from === to) return <DayOfTrip day={from} start={start} />;
  if (start === null) return words.days(from + 1, to + 1);
  return (
    <>
      <DayOfTrip day={from} start={start} /> – <DayOfTrip day={to} start={start} />
    </>
  );
}

/** 'Mon 1 Jun'. */
function said(date: string): string {
  const format = new Intl.DateTimeFormat(DATE_LOCALE, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(date));
}
