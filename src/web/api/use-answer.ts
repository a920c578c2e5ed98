import { useCallback, useEffect, useRef, useState } from 'react';

export type Answer<T> = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; value: T };

/**
 * What the API says, asked for in the browser once the page stands.
 * `refresh` asks again behind what is shown, and changes nothing when that fails.
 * @param ask must stay the same function for the same question
 */
export function useAnswer<T>(ask: () => Promise<T>): {
  answer: Answer<T>;
  askAgain: () => void;
  refresh: () => void;
} {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'loading' });
  const asked = useRef(0);
  const start = useCallback(() => {
    const turn = ++asked.current;
    const arrive = (next: Answer<T>) => {
      if (turn === asked.current) setAnswer(next);
    };
    ask().then(
      (value) => arrive({ state: 'loaded', value }),
      () => arrive({ state: 'failed' }),
    );
  }, [ask]);
  useEffect(start, [start]);
  const askAgain = useCallback(() => {
    setAnswer({ state: 'loading' });
    start();
  }, [start]);
  const refresh = useCallback(() => {
    const turn = ++asked.current;
    ask().then(
      (value) => {
        if (turn === asked.current) setAnswer({ state: 'loaded', value });
        return undefined;
      },
      () => undefined,
    );
  }, [ask]);
  return { answer, askAgain, refresh };
}
