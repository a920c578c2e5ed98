import type { Trip } from '../../domain/catalog/meant/read-query.ts';

/** A page with the filter of its plans set to a trip. */
export function withTrip<Path extends string>(
  page: Path,
  trip: Trip | null,
): Path | `${Path}${'?' | '&'}${string}` {
  const filter = new URLSearchParams();
  if (trip?.days) filter.set('days', String(trip.days));
  if (trip?.type) filter.set('data', trip.type);
  if (trip?.megabytes) filter.set('gb', String(trip.megabytes / 1000));
  return filter.size === 0 ? page : `${page}${page.includes('?') ? '&' : '?'}${filter}`;
}
