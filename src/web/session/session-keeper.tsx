import { useEffect } from 'react';

import { logFailure } from '../browser/log-failure.ts';
import { useSettings } from '../core/site.ts';
import { uncoverPage } from './session-cover.tsx';
import { followSession, useSession } from './session.ts';

/** Finds out who is signed in, and takes the cover off the page once that is known. */
export function SessionKeeper() {
  const { apiBase, tokenSyncUrl } = useSettings();
  const session = useSession();
  useEffect(() => followSession(apiBase), [apiBase]);
  const userId = session.state === 'signed-in' ? session.user.id : null;
  useEffect(() => {
    // Most shops have nobody who wants the token, and no code for it.
    if (tokenSyncUrl === null || session.state === 'unknown') return undefined;
    const left = new AbortController();
    import('./token-sync.ts')
      .then(({ keepInSync }) => keepInSync(tokenSyncUrl, userId, left.signal))
      .catch((error: unknown) => logFailure('the token sync', error));
    return () => left.abort();
  }, [tokenSyncUrl, session.state, userId]);
  const settled = session.state !== 'unknown' || session.failed === true;
  useEffect(() => {
    if (settled) uncoverPage();
  }, [settled]);
  return null;
}
