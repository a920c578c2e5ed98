import { useEffect, useEffectEvent, useState } from 'react';
import { useMatches } from 'react-router';

import { useSettings } from '../core/site.ts';
import { watchVitals } from './vitals.ts';

/** Tells the shop once how the document a visit began with loaded and behaved, when its reader turns away from it. */
export function ReportVitals() {
  const { apiBase } = useSettings();
  // The name of its module alone: the rooms that modules lie in come and go.
  const kind = useMatches().at(-1)?.id.split('/').at(-1) ?? 'none';
  // The figures are those of the document; the pages that follow inside of it have none of their own.
  const [page] = useState(kind);
  const report = useEffectEvent((vitals: object) => {
    if (!navigator.onLine || Object.keys(vitals).length === 0) return;
    const send = fetch(`${apiBase}/api/vitals`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ page, ...vitals }),
      credentials: 'omit',
      keepalive: true,
    });
    // Figures that are lost are missed by nobody.
    send.catch(() => undefined);
  });
  useEffect(() => {
    const { read, stop } = watchVitals();
    const turnAway = () => {
      if (document.visibilityState !== 'hidden') return;
      document.removeEventListener('visibilitychange', turnAway);
      report(read());
      stop();
    };
    document.addEventListener('visibilitychange', turnAway);
    return () => {
      document.removeEventListener('visibilitychange', turnAway);
      stop();
    };
  }, []);
  return null;
}
