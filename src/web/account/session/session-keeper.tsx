import { useEffect } from 'react';

import { useSettings } from '../../core/site.ts';
import { uncoverPage } from './session-cover.tsx';
import { followSession, useSession } from './session.ts';
import { useTokenSync } from './use-token-sync.ts';

/** Finds out who is signed in, and takes the cover off the page once that is known. */
export function SessionKeeper() {
  const { apiBase, tokenSyncUrl } = useSettings();
  const session = useSession();
  useEffect(() => followSession(apiBase), [apiBase]);
  useTokenSync(tokenSyncUrl, session);
  const settled = session.state !== 'unknown' || session.failed === true;
  useEffect(() => {
    if (settled) uncoverPage();
  }, [settled]);
  return null;
}
