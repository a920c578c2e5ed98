import { useEffect } from 'react';

import { useSettings } from '../core/site.ts';
import { shareNews } from '../live/shared-news.ts';
import { whileVisible } from '../live/while-visible.ts';

/**
 * Calls `hear` when one of the visitor's eSIMs has changed, while the page is visible.
 * @param who the key under which a visitor's tabs share a stream; null for none
 */
export function useEsimNews(who: string | null, hear: () => void): void {
  const { apiBase } = useSettings();
  useEffect(() => {
    if (who === null) return undefined;
    let known = 0;
    return whileVisible(() =>
      shareNews(
        `${apiBase}/api/live?topics=esims`,
        ({ revision }) => {
          if (revision <= known) return;
          known = revision;
          hear();
        },
        `simport-esims-${who}`,
      ),
    );
  }, [apiBase, who, hear]);
}
