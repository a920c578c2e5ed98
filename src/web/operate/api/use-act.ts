import { useState } from 'react';

import { asFailure, type ConsoleFailure } from './console-failure.ts';

/** An act behind a button: whether it is running, and what came of it. A second press meanwhile does nothing. */
export function useAct<Done>(act: () => Promise<Done>) {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);

  async function run() {
    if (busy) return;
    setBusy(true);
    setDone(null);
    setFailure(null);
    try {
      setDone(await act());
    } catch (error) {
      setFailure(asFailure(error));
    }
    setBusy(false);
  }

  return { busy, done, failure, run: () => void run() };
}
