import { useCallback, useEffect, useRef, useState } from 'react';

export type Answer<T> = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; value: T };

interface Asked<T> {
  answer: Answer<T>;
  /** Being asked, also behind what is shown. */
  busy: boolean;
  /** Why the last asking came to nothing; null when it did not. */
  failure: unknown;
}

/**
 * What the API says, asked for in the browser once the page stands. Of several askings the last one counts.
 * `refresh` asks again behind what is shown, and leaves that alone when it fails.
 * @param ask must stay the same function for the same question
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
