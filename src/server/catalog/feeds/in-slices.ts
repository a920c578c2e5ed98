import { setImmediate as letOthers } from 'node:timers/promises';

/** Of places: with their plans a few milliseconds' work. */
const SLICE = 8;

/** What is made of each place. Between slices whoever else asked is answered. */
export async function inSlices<Place, Made>(
  places: readonly Place[],
  make: (place: Place) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const [index, place] of places.entries()) {
    if (index % SLICE === 0) await letOthers();
    made.push(make(place));
  }
  return made;
}
