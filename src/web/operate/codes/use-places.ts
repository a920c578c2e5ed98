import { useMemo } from 'react';

import { useVerb } from '../api/use-verb.ts';

/** The places that a code can be limited to, and their names; until those have loaded, a place's code is its name. */
export function usePlaces() {
  const { data } = useVerb('prices', {});
  return useMemo(() => {
    const places = data?.places ?? [];
    return { places, nameOf: (of: string) => places.find((place) => place.of === of)?.name ?? of };
  }, [data]);
}
