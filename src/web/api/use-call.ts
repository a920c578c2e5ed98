import { useState } from 'react';

import { logFailure } from '../browser/log-failure.ts';
import { ApiFailure } from './api.ts';
import { failureWords } from './words.ts';

/**
 * One thing that can be asked of the API by a press: whether it is under way, and the words for its failure.
 * @param doing what the browser's log calls it: 'removing a card'
 */
export function useCall(doing: string) {
  const { busy, told, run } = useToldCall<string>((failure) => {
    logFailure(doing, failure);
    return failure instanceof ApiFailure ? failure.message : failureWords.wrong;
  });
  return { busy, error: told, run };
}

/**
 * The same where more than words is told of it.
 * @param explain what there is to tell of what was thrown; the press is under way until that is known
 */
export function useToldCall<Told>(explain: (failure: unknown) => Told | Promise<Told>) {
  const [busy, setBusy] = useState(false);
  const [told, tell] = useState<Told | null>(null);

  /** Returns what came; null when it failed, or is under way already. */
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
