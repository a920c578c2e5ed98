import { partWords } from './words.ts';

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const MINUTE: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const SECOND: Intl.DateTimeFormatOptions = { ...MINUTE, second: '2-digit' };

const formats = new Map<string, Intl.DateTimeFormat>();

function format(at: Date, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', options);
  formats.set(key, known);
  return known.format(at);
}

/** '23 Nov, 14:05' in local time; with its year unless that is the year of `now`. */
export function shortMoment(at: Date, now = new Date(), timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const isThisYear = format(at, { year: 'numeric', ...zone }) === format(now, { year: 'numeric', ...zone });
  return format(at, { ...DAY, ...(!isThisYear && { year: 'numeric' }), ...MINUTE, ...zone });
}

/** '23 Nov 2026, 14:05:09' */
export function fullMoment(at: Date, timeZone?: string): string {
  return format(at, { ...DAY, year: 'numeric', ...SECOND, ...(timeZone !== undefined && { timeZone }) });
}

interface MomentProps {
  /** ISO 8601. */
  at: string | null;
  /** With seconds, and also in UTC if that differs, like logs and the records of providers. */
  exact?: boolean;
}

/** A moment in local time; hovering shows UTC. */
export function Moment({ at, exact = false }: MomentProps) {
  const date = new Date(at ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return partWords.none;
  const [here, there] = [fullMoment(date), fullMoment(date, 'UTC')];
  return (
    <time dateTime={date.toISOString()} title={partWords.utc(there)}>
      {exact ? here : shortMoment(date)}
      {exact && here !== there && ` ${partWords.alsoUtc(utcBeside(date))}`}
    </time>
  );
}

/** Only the time if the day is the same. */
function utcBeside(at: Date): string {
  const day: Intl.DateTimeFormatOptions = { ...DAY, year: 'numeric' };
  const isSameDay = format(at, day) === format(at, { ...day, timeZone: 'UTC' });
  return format(at, { ...(!isSameDay && DAY), ...SECOND, timeZone: 'UTC' });
}
