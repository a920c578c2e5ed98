import { useMemo } from 'react';

import { useVerb } from '../api/use-verb.ts';

/** What a code can be for, and what it is called; its sign alone until that is known. */
export function usePlaces() {
  const { data } = useVerb('prices', {});
  return useMemo(() => {
    const places = data?.places ?? [];
    return { places, nameOf: (of: string) => places.find((place) => place.of === of)?.name ?? of };
  }, [data]);
}
