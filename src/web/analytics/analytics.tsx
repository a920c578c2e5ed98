import { useEffect, useEffectEvent } from 'react';

import { useLate } from '../browser/use-late.ts';
import { useSettings } from '../core/site.ts';

const readCode = () => import('./watched-visit.tsx');

/** Session analytics, where the settings name a script for it; most shops have no code for it. */
export function Analytics() {
  const { analyticsUrl: url } = useSettings();
  const { code, load } = useLate(readCode);
  const begin = useEffectEvent(load);
  useEffect(() => {
    if (url !== null) begin();
  }, [url]);
  return url !== null && code && <code.WatchedVisit url={url} />;
}
