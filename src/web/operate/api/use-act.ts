import { useState } from 'react';

import { asFailure, type ConsoleFailure } from './console-failure.ts';

/** Runs an act at the press of a button. While it runs, another press does nothing. */
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
