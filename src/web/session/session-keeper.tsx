import { useEffect } from 'react';

import { logFailure } from '../browser/log-failure.ts';
import { useSettings } from '../core/site.ts';
import { uncoverPage } from './session-cover.tsx';
import { followSession, useSession } from './session.ts';

/** Finds out who is signed in, then removes the cover from the page. */
export function SessionKeeper() {
  const { apiBase, tokenSyncUrl } = useSettings();
  const session = useSession();
  useEffect(() => followSession(apiBase), [apiBase]);
  const userId = session.state === 'signed-in' ? session.user.id : null;
  useEffect(() => {
    // Few shops pass the token on, and the others do not load the code for it.
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
