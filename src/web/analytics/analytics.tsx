import { useEffect, useEffectEvent } from 'react';

import { useLate } from '../browser/use-late.ts';
import { useSettings } from '../core/site.ts';

const readCode = () => import('./watched-visit.tsx');

/** Session analytics, if the settings name a script for it; other shops do not load this code. */
export function Analytics() {
  const { analyticsUrl: url } = useSettings();
  const { code, load } = useLate(readCode);
  const begin = useEffectEvent(load);
  useEffect(() => {
    if (url !== null) begin();
  }, [url]);
  return url !== null && code && <code.WatchedVisit url={url} />;
}
