import type { TripCoverage } from '../../../domain/catalog/catalog-schema.ts';
import { MAX_TRIP_LENGTH } from '../../../domain/catalog/coverage.ts';
import { answerOf } from '../../api/api.ts';
import type { ShopApi } from '../../api/caller.ts';

/** The regions for the countries named at an address; null if it names none. */
export async function readTripAt(api: ShopApi, address: string): Promise<TripCoverage | null> {
  const text = new URL(address).searchParams.get('to') ?? '';
  const to = text.replaceAll('\0', '').trim().slice(0, MAX_TRIP_LENGTH);
  return to === '' ? null : answerOf(api.coverage.$get({ query: { to } }));
}
