import { useMemo } from 'react';

import { useSettings } from '../core/site.ts';
import { browserApi, publicBrowserApi } from './api.ts';
import type { ShopApi } from './caller.ts';

/** The API in the name of whoever uses this browser, where the settings say that it is. */
export function useApi(): ShopApi {
  const { apiBase } = useSettings();
  return useMemo(() => browserApi(apiBase), [apiBase]);
}

/** The same for what everybody may read: it waits for nobody to be signed in. */
export function usePublicApi(): ShopApi {
  const { apiBase } = useSettings();
  return useMemo(() => publicBrowserApi(apiBase), [apiBase]);
}
