import { useSyncExternalStore } from 'react';

/** The secret of a mailed link. It stands behind the #, which no server sees or logs. Null until the page runs. */
export function useLinkToken(): string | null {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('hashchange', listener);
      return () => window.removeEventListener('hashchange', listener);
    },
    () => window.location.hash.slice(1),
    () => null,
  );
}

/** A secret that has been used needs not stay in the address bar. */
export function dropLinkToken(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname);
}
