import { useEffect, useState } from 'react';
import { useBlocker, useLocation } from 'react-router';

import { useSite } from '../site.ts';
import { mayBeWatched } from './watched-pages.ts';

/**
 * The session-analytics script of the settings. It belongs to the document a visit began with: a private page is a
 * document of its own, without it, and so is the way there.
 */
export function Analytics() {
  const url = useSite()?.settings.analyticsUrl ?? null;
  const location = useLocation();
  const [isWatched] = useState(() => url !== null && mayBeWatched(location));
  if (!url || !isWatched) return null;
  return (
    <>
      <script async src={url} />
      <PrivateWays />
    </>
  );
}

/** Turns the step to a private page into the load of a new document. */
function PrivateWays() {
  const blocker = useBlocker(({ nextLocation }) => !mayBeWatched(nextLocation));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { pathname, search, hash } = blocker.location;
    window.location.assign(`${pathname}${search}${hash}`);
  }, [blocker]);
  return null;
}
