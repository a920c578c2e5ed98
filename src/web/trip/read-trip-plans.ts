import { TRIP_PARAMETERS } from '../../domain/trip-parameters.ts';
import { readTripAddress, type TypedTrip } from '../../domain/trip/trip-address.ts';
import type { TripSent } from '../../domain/trip/trip-schema.ts';
import { answerOf } from '../api/api.ts';
import type { ShopApi } from '../api/caller.ts';

/** The trip at an address, and the shop's answer; null if the address names no stop. */
export async function readTripPlans(
  api: ShopApi,
  address: string,
): Promise<{ typed: TypedTrip; answer: TripSent | null }> {
  const { searchParams } = new URL(address);
  const typed = readTripAddress(searchParams);
  if (typed.stops.length === 0) return { typed, answer: null };
  const query = Object.fromEntries(TRIP_PARAMETERS.map((name) => [name, searchParams.getAll(name)]));
  return { typed, answer: await answerOf(api.trip.$get({ query })) };
}
