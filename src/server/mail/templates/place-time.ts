import { formatShortMoment } from './order.ts';

/** Engines have it as a method, those before as a property. */
type Locale = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

/** The clock of a country at that moment; null where its zones differ, and for a region. */
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
 * 'Nov 21, 2026, 23:05 (local time in Japan)': a moment as whoever travels there reads it off a clock. Where a country has several clocks,
 * and for a region, it is 'Nov 21, 2026, 14:05 UTC'.
 */
export function formatPlaceMoment(at: Date, { code, country }: { code: string; country: string }): string {
  const timeZone = clockOf(code, at);
  if (timeZone === null) return formatShortMoment(at);
  const told = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  }).format(at);
  return `${told} (local time in ${country})`;
}
