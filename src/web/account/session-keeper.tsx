import { useEffect } from 'react';

import { useSite } from '../site.ts';
import { uncoverPage } from './session-cover.tsx';
import { followSession, useSession } from './session.ts';

/** Finds out who is signed in, and takes the cover off the page once that is known. */
export function SessionKeeper() {
  const apiBase = useSite()?.settings.apiBase ?? '';
  const session = useSession();
  useEffect(() => followSession(apiBase), [apiBase]);
  const settled = session.state !== 'unknown' || session.failed === true;
  useEffect(() => {
    if (settled) uncoverPage();
  }, [settled]);
  return null;
}
