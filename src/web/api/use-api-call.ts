import { useState } from 'react';

import { noteFailure } from '../browser/note-failure.ts';
import { ApiFailure } from './api.ts';

/** One thing that can be asked of the API by a press: whether it is under way, and why it failed. */
export function useApiCall() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  /** Answers what came; null when it failed, or is under way already. */
  async function run<T>(call: () => Promise<T>): Promise<T | null> {
    if (busy) return null;
    setBusy(true);
    setError(null);
    try {
      return await call();
    } catch (failure) {
      noteFailure('an account call', failure);
      setError(failure instanceof ApiFailure ? failure.message : 'Something went wrong');
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { busy, error, run };
}
