import { useEffect } from 'react';

import { useSettings } from '../core/site.ts';

/** Somebody who sees "nothing found" for so long has typed all of it. */
const READ_MS = 1_500;

/** Tells the shop about a query that found nothing, while its message is shown. */
export function useTellMissed(query: string): void {
  const { apiBase } = useSettings();
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./tell-missed.ts').then(
        ({ tellMissed }) => tellMissed(apiBase, query),
        () => undefined,
      );
    }, READ_MS);
    return () => clearTimeout(timer);
  }, [apiBase, query]);
}
