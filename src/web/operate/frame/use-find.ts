import { useEffect, useState } from 'react';

import { callVerb } from '../api/call-verb.ts';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import type { Output } from '../api/verbs.ts';

type Orders = Output<'find'>['orders'];

/** Fewer letters name nobody. */
export const SHORTEST = 2;
/** Nobody is asked for each letter of a word; and each question stands in the audit. */
const TYPING_MS = 300;

const NONE: Orders = [];

/** The orders that what is typed may mean, once it is typed. */
export function useFind(typed: string) {
  const wanted = typed.trim();
  const [found, setFound] = useState<{ for: string; orders: Orders; failure: ConsoleFailure | null }>({
    for: '',
    orders: NONE,
    failure: null,
  });
  const isAsked = wanted.length >= SHORTEST;

  useEffect(() => {
    if (!isAsked) return undefined;
    const left = new AbortController();
    const timer = setTimeout(() => {
      callVerb('find', { which: wanted }, left.signal).then(
        ({ orders }) => setFound({ for: wanted, orders, failure: null }),
        (error: unknown) => {
          if (!left.signal.aborted) setFound({ for: wanted, orders: NONE, failure: asFailure(error) });
        },
      );
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [wanted, isAsked]);

  const isCurrent = found.for === wanted;
  return {
    orders: isAsked ? found.orders : NONE,
    failure: isAsked && isCurrent ? found.failure : null,
    waiting: isAsked && !isCurrent,
  };
}
