import { useMemo } from 'react';

import { useSettings } from '../core/site.ts';
import { apiAt, type ShopApi } from './caller.ts';

/** The API for what everybody may read, where the settings say that it is: it waits for nobody to be signed in. */
export function usePublicApi(): ShopApi {
  const { apiBase } = useSettings();
  // A cache may give out what it has while it fetches the next; a page that hears of a change must get the change.
  return useMemo(() => apiAt(`${apiBase}/api`, { cache: 'no-cache' }), [apiBase]);
}
