import { useSyncExternalStore } from 'react';

import { ApiFailure } from '../../api/api.ts';

/**
 * The secret of a mailed link. It is in the fragment, which browsers do not send, so no server logs it. Null until scripts run.
 */
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

/** Removes a used secret from the address bar. */
export function dropLinkToken(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/** What the shop answers to the secret of a link; null if it knows none such, or no longer. */
export function orNoSuchLink<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return answer.catch((failure: unknown) => {
    if (failure instanceof ApiFailure && (failure.status === 400 || failure.status === 404)) return null;
    throw failure;
  });
}
