import { useState } from 'react';

import { logFailure } from '../browser/log-failure.ts';
import { ApiFailure } from './api.ts';
import { failureWords } from './words.ts';

/**
 * A call made at a press: whether it is running, and its error message.
 * @param doing its name in the browser's log: 'removing a card'
 */
export function useCall(doing: string) {
  const { busy, told, run } = useCallWith<string>((failure) => {
    logFailure(doing, failure);
    return failure instanceof ApiFailure ? failure.message : failureWords.wrong;
  });
  return { busy, error: told, run };
}

/**
 * The same for errors that need more than a message.
 * @param explain turns what was thrown into the error to show; the call counts as running until then
 */
export function useCallWith<Told>(explain: (failure: unknown) => Told | Promise<Told>) {
  const [busy, setBusy] = useState(false);
  const [told, tell] = useState<Told | null>(null);

  /** Returns the result; null if the call failed or is already running. */
  async function run<T>(call: () => Promise<T>): Promise<T | null> {
    if (busy) return null;
    setBusy(true);
    tell(null);
    try {
      return await call();
    } catch (failure) {
      const known = await explain(failure);
      tell(() => known);
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { busy, told, tell, run };
}
