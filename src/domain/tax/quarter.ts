/** A quarter of a year, the period of a one-stop-shop return: '2026-Q4'. */
export type Quarter = string;

export const QUARTER = /^\d{4}-Q[1-4]$/;

/** The quarter of a moment, in UTC. @param moment ISO 8601, or a day */
export function quarterOf(moment: string): Quarter {
  return `${moment.slice(0, 4)}-Q${Math.ceil(Number(moment.slice(5, 7)) / 3)}`;
}

/** The first moment of a quarter, and that of the next one. */
export function boundsOf(quarter: Quarter): { from: Date; to: Date } {
  const [year, number] = [Number(quarter.slice(0, 4)), Number(quarter.slice(6))];
  return { from: new Date(Date.UTC(year, number * 3 - 3)), to: new Date(Date.UTC(year, number * 3)) };
}

export function quarterBefore(quarter: Quarter): Quarter {
  return quarterOf(new Date(boundsOf(quarter).from.getTime() - 1).toISOString());
}

const DAY_MS = 86_400_000;

/**
 * The day of the rate by which a quarter's amounts become euros: its last day or, where the European Central Bank publishes nothing
 * on that, the next day on which it does (Directive 2006/112, Articles 366 and 369h).
 * @returns ISO date
 */
export function rateDayOf(quarter: Quarter): string {
  let at = boundsOf(quarter).to.getTime() - DAY_MS;
  while (isClosed(new Date(at))) at += DAY_MS;
  return new Date(at).toISOString().slice(0, 10);
}

/** Days on which the bank's payment system TARGET is closed: https://www.ecb.europa.eu/ecb/contacts/working-hours/ */
const CLOSED = new Set(['01-01', '05-01', '12-25', '12-26']);

function isClosed(day: Date): boolean {
  const weekday = day.getUTCDay();
  const since = Math.round((day.getTime() - easterOf(day.getUTCFullYear())) / DAY_MS);
  // Good Friday and Easter Monday.
  return (
    weekday === 0 ||
    weekday === 6 ||
    CLOSED.has(day.toISOString().slice(5, 10)) ||
    since === -2 ||
    since === 1
  );
}

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easterOf(year: number): number {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const day = moon + sunday - 7 * late + 114;
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1);
}
