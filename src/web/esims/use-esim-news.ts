import { useEffect } from 'react';

import { useSettings } from '../core/site.ts';
import { shareNews } from '../live/shared-news.ts';
import { whileVisible } from '../live/while-visible.ts';

/**
 * Hears when something about the visitor's own eSIMs has changed, while the page is looked at.
 * @param who the tabs of one visitor share a stream under this name; null listens to nothing
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
