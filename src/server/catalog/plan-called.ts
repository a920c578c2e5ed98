import { planName } from '../../domain/catalog/plan.ts';
import { offerKey } from './snapshot-parts.ts';
import type { Snapshot } from './snapshot.ts';

interface Called {
  place: string;
  /** The plan's name at a place called this. */
  at: (place: string) => string;
}

const known = new WeakMap<Snapshot, ReadonlyMap<string, Called[]>>();

/**
 * A bundle as {@link planName}, also if it is no longer sold; 'Japan and 3 more, 1.0 GB, 7 days' if it is sold in several places and
 * none is given. Its own name if the catalogue has forgotten it.
 */
export function planCalled(snapshot: Snapshot, bundleName: string, place?: string): string {
  const all = bundlesIn(snapshot).get(bundleName) ?? [];
  const [first, ...others] = place === undefined ? all : all.filter((one) => one.place === place);
  if (!first) return bundleName;
  const name = placeCalled(snapshot, first.place);
  return first.at(others.length === 0 ? name : `${name} and ${others.length} more`);
}

/** A country's or region's name; its code if it is not on sale. */
export function placeCalled({ destinations, regionCards }: Snapshot, code: string): string {
  const country = destinations.find(({ iso }) => iso === code)?.name;
  return country ?? regionCards.find((region) => region.code === code)?.name ?? code;
}

/** Made once for each catalogue. */
function bundlesIn(snapshot: Snapshot): ReadonlyMap<string, Called[]> {
  const made = known.get(snapshot) ?? readBundles(snapshot);
  known.set(snapshot, made);
  return made;
}

function readBundles({ offers, gone }: Snapshot): Map<string, Called[]> {
  const found = new Map<string, Called[]>();
  const add = (key: string, at: Called['at']) => {
    const [place = ''] = key.split(' ', 1);
    const bundle = key.slice(offerKey('', place).length);
    found.set(bundle, [...(found.get(bundle) ?? []), { place, at }]);
  };
  for (const [key, { plan }] of offers) add(key, (place) => planName(place, plan));
  for (const [key, size] of gone) add(key, (place) => planName(place, { ...size, truth: { tier: null } }));
  return found;
}
