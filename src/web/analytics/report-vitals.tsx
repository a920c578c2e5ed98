import { useEffect, useEffectEvent, useState } from 'react';
import { useMatches } from 'react-router';

import { useSettings } from '../core/site.ts';
import { watchVitals } from './vitals.ts';

/** Reports once how the visit's first document loaded and performed, when the visitor leaves or hides it. */
export function ReportVitals() {
  const { apiBase } = useSettings();
  // Only the module's name, because folders may change.
  const kind = useMatches().at(-1)?.id.split('/').at(-1) ?? 'none';
  // The figures belong to the document; later pages within it have none of their own.
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
    // Lost figures do not matter.
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
