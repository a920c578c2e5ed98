import { useCallback, useEffect, useRef, useState } from 'react';

export type Answer<T> = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; value: T };

interface Asked<T> {
  answer: Answer<T>;
  /** Loading, perhaps in the background. */
  busy: boolean;
  /** Why the last request failed; null if it did not. */
  failure: unknown;
}

/**
 * An answer of the API, requested once the component is mounted. Of several requests the last one counts. `refresh` repeats it
 * in the background, and keeps the old answer if that fails.
 * @param ask must be a stable reference for the same request
 */
export function useAnswer<T>(
  ask: () => Promise<T>,
): Asked<T> & { askAgain: () => void; refresh: () => void } {
  const [asked, setAsked] = useState<Asked<T>>({ answer: { state: 'loading' }, busy: true, failure: null });
  const turns = useRef(0);
  const start = useCallback(
    (isBehind: boolean) => {
      const turn = ++turns.current;
      const arrive = (next: (before: Asked<T>) => Asked<T>) => {
        if (turn === turns.current) setAsked(next);
      };
      ask().then(
        (value) => arrive(() => ({ answer: { state: 'loaded', value }, busy: false, failure: null })),
        (failure: unknown) =>
          arrive(({ answer }) => ({
            answer: isBehind ? answer : { state: 'failed' },
            busy: false,
            failure,
          })),
      );
    },
    [ask],
  );
  useEffect(() => start(false), [start]);
  const askAgain = useCallback(() => {
    setAsked({ answer: { state: 'loading' }, busy: true, failure: null });
    start(false);
  }, [start]);
  const refresh = useCallback(() => {
    setAsked((before) => ({ ...before, busy: true }));
    start(true);
  }, [start]);
  return { ...asked, askAgain, refresh };
}
