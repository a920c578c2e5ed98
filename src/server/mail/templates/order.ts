import { passFace, type PassState } from '../../../domain/esims/pass-face.ts';
import { DATE_STYLE } from '../../../domain/language-words.ts';
import { formatMoney, type Money, codeBeside } from '../../../domain/money.ts';
import { LOCALE } from '../../core/document-language.ts';
import { isDrawn } from '../../drawing/picture/place-drawings.ts';
import type { Link, MailPass, Row, Section, Total } from '../description.ts';
import type { MailPlan, OrderFacts } from '../order-facts.ts';
import { momentWords, orderWords } from './order-words.ts';

/** 'Japan, Unlimited Lite, 7 days'. */
export function planLine({ country, label, days }: MailPlan): string {
  return orderWords.planLine(country, label, days);
}

/** The pass at the top of a mail about an order. */
export function passOf({ plan, addedTo }: Pick<OrderFacts, 'plan' | 'addedTo'>, state: PassState): MailPass {
  const { code, country } = plan;
  const face = passFace(plan, state, addedTo !== undefined);
  const { picture } = orderWords;
  return { face, alt: isDrawn(code) ? picture.ofPlace(country) : picture.ofGlobe };
}

/** The rows about an order, with `between` for details. */
export function orderRows({ plan, order }: OrderFacts, ...between: Row[]): Row[] {
  const { rows } = orderWords;
  return [[rows.plan, planLine(plan)], ...between, [rows.order, order.number]];
}

/** '$17.63 USD', 'US$17.63'. */
export function formatTotal(total: Money): string {
  return `${formatMoney(total)} ${codeBeside(total.currency)}`.trimEnd();
}

/** 'November 22, 2026 at 21:04 UTC', for readers anywhere. */
export function formatMoment(at: Date): string {
  return momentWords.inUtc(MOMENT.format(at));
}

const MOMENT = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** 'Nov 21, 2026, 14:05 UTC', short enough for one line on a phone. */
export function formatShortMoment(at: Date): string {
  return momentWords.inUtc(SHORT_MOMENT.format(at));
}

const SHORT_MOMENT = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: DATE_STYLE,
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** Newer engines have it as a method, older ones as a property. */
type Locale = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

/** A country's time zone at that moment; null for regions, and for countries whose zones differ. */
function clockOf(code: string, at: Date): string | null {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  const locale = new Intl.Locale(`und-${code}`) as Locale;
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  const offsets = new Set(zones.map((zone) => offsetOf(zone, at)));
  return offsets.size === 1 ? (zones[0] ?? null) : null;
}

function offsetOf(timeZone: string, at: Date): string | undefined {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}

/**
 * 'Nov 21, 2026, 23:05 (local time in Japan)': as a traveller's clock shows it there. For a country with several clocks, and for
 * a region: 'Nov 21, 2026, 14:05 UTC'.
 */
export function formatPlaceMoment(at: Date, { code, country }: { code: string; country: string }): string {
  const timeZone = clockOf(code, at);
  if (timeZone === null) return formatShortMoment(at);
  const told = new Intl.DateTimeFormat(LOCALE, {
    dateStyle: DATE_STYLE,
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  }).format(at);
  return momentWords.inPlace(told, country);
}

export function totalOf(name: string, total: Money, method: string): Total {
  return { name, amount: formatTotal(total), method };
}

export function seeOrder(url: string): Link {
  return { label: orderWords.seeOrder, url };
}

export function seeEsim(url: string): Section {
  return { kind: 'actions', main: { label: orderWords.seeEsim, url } };
}
