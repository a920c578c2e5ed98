import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { useSite } from '../site.ts';
import { mayBeWatched } from './watched-pages.ts';
import { beWatched } from './watching.ts';

/**
 * The session-analytics script of the settings. It belongs to the document a visit began with: a private page is a
 * document of its own, without it, and so is the way there.
 */
export function Analytics() {
  const url = useSite()?.settings.analyticsUrl ?? null;
  const location = useLocation();
  const [isWatched] = useState(() => url !== null && mayBeWatched(location));
  useEffect(() => {
    if (isWatched) beWatched();
  }, [isWatched]);
  return url && isWatched ? <script async src={url} /> : null;
}
