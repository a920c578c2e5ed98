import { useSyncExternalStore } from 'react';

/** Who waits for a fresh code, and is told whether it was given. */
let waiting: ((given: boolean) => void)[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Resolves once the person gave a fresh code, or would not. However many calls need one, it is asked for once. */
export function askForCode(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    tell();
  });
}

export function codeAnswered(given: boolean): void {
  const told = waiting;
  waiting = [];
  tell();
  for (const resolve of told) resolve(given);
}

/** Whether somebody waits for a fresh code. */
export function useCodeAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.length > 0,
  );
}
