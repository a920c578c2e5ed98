import { formatDataAmount } from '../../../domain/catalog/data-amount.ts';
import { planLabel } from '../../../domain/catalog/plan.ts';
import { DATE_LOCALE, facts, inDays, LANGUAGE } from '../../../domain/language-words.ts';
import { dateOf } from '../../../domain/trip/trip-address.ts';
import type { TripPlanSent } from '../../../domain/trip/trip-schema.ts';
import { oneLine } from '../../core/one-line.ts';
import { calendarWords } from './calendar-words.ts';

export { calendarWords } from './calendar-words.ts';

interface Calendar {
  plans: readonly TripPlanSent[];
  /** The first day of the trip. */
  start: string;
  placeAt: (stop: number) => string;
  now: Date;
  /** The full address of a page. */
  urlOf: (path: string) => string;
}

/** An iCalendar file (RFC 5545) with a whole day for each plan: the one on which to install it. */
export function calendarOf({ plans, start, placeAt, now, urlOf }: Calendar): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const long = new Intl.DateTimeFormat(DATE_LOCALE, { dateStyle: 'full', timeZone: 'UTC' });
  const said = (day: number) => long.format(Date.parse(dateOf(start, day)));
  const date = (day: number) => dateOf(start, day).replaceAll('-', '');
  const events = plans.flatMap(({ plan, slug, uses, from, install, buy_from: buyFrom }, at) => {
    const name = facts(
      oneLine(plan.country),
      facts(planLabel(plan, formatDataAmount), inDays(plan.duration)),
    );
    const places = [...new Set(uses.map(({ stop }) => oneLine(placeAt(stop))))];
    const page = slug === undefined ? `/country/${plan.country_code}` : `/regional/${slug}`;
    const url = urlOf(`${page}?${new URLSearchParams({ plan: plan.bundle_name })}`);
    const text = [
      calendarWords.use(said(from), places),
      ...(buyFrom === null ? [] : [calendarWords.buyFrom(said(buyFrom))]),
      url,
    ].join('\n');
    return [
      'BEGIN:VEVENT',
      `UID:${at}-${date(install)}-${encodeURIComponent(plan.bundle_name)}@trip`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${date(install)}`,
      `DTEND;VALUE=DATE:${date(install + 1)}`,
      `SUMMARY:${escaped(calendarWords.install(name))}`,
      `DESCRIPTION:${escaped(text)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Simport//Trip//${LANGUAGE.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(calendarWords.name)}`,
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

const MAX_OCTETS = 73;

/** A line of a calendar has at most 75 octets; what is longer goes on after a break and a blank. */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const letter of line) {
    const more = Buffer.byteLength(letter);
    if (octets + more > MAX_OCTETS) {
      lines.push('');
      octets = 0;
    }
    lines[lines.length - 1] += letter;
    octets += more;
  }
  return lines.join('\r\n ');
}
