import { useEffect, useState } from 'react';

import { readVerb } from '../api/call-verb.ts';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import type { Output } from '../api/verbs.ts';

export type Found = Output<'find'>;

/** Shorter text finds too much. */
export const SHORTEST = 2;
/** Waits for whole words instead of searching at each letter. */
const TYPING_MS = 300;

const NOTHING: Found = { orders: [] };

/**
 * What the shop finds for a search, once the typing pauses. An answer to an earlier search is dropped, however late it comes.
 * @param isHurried asks at once
 */
export function useFind(search: string, isHurried: boolean) {
  const wanted = search.trim();
  const [found, setFound] = useState<{ for: string; found: Found; failure: ConsoleFailure | null }>({
    for: '',
    found: NOTHING,
    failure: null,
  });
  const isAsked = wanted.length >= SHORTEST;

  useEffect(() => {
    if (!isAsked) return undefined;
    const left = new AbortController();
    const timer = setTimeout(
      () => {
        const { signal } = left;
        const keep = (answer: Found, failure: ConsoleFailure | null) => {
          if (!signal.aborted) setFound({ for: wanted, found: answer, failure });
        };
        readVerb('find', { search: wanted }, signal).then(
          (answer) => keep(answer, null),
          (error: unknown) => keep(NOTHING, asFailure(error)),
        );
      },
      isHurried ? 0 : TYPING_MS,
    );
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [wanted, isAsked, isHurried]);

  const isCurrent = found.for === wanted;
  return {
    found: isAsked ? found.found : NOTHING,
    isNear: isAsked && isCurrent && found.found.near === true,
    failure: isAsked && isCurrent ? found.failure : null,
    waiting: isAsked && !isCurrent,
  };
}
