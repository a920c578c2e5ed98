import { useSyncExternalStore } from 'react';

/** Calls that wait for a fresh code; each hears whether the operator entered one. */
let waiting: ((given: boolean) => void)[] = [];
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Resolves once the operator has entered a fresh code or cancelled. Several calls at once ask for one code. */
export function askForCode(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    notify();
  });
}

export function codeAnswered(given: boolean): void {
  const told = waiting;
  waiting = [];
  notify();
  for (const resolve of told) resolve(given);
}

/** Whether any call waits for a fresh code. */
export function useCodeAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.length > 0,
  );
}
