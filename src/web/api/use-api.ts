import { useMemo } from 'react';

import { useSettings } from '../core/site.ts';
import { signedFetch } from '../session/signed-fetch.ts';
import { apiAt, type ShopApi } from './caller.ts';

/**
 * The API in the name of whoever uses this browser, where the settings say that it is: with its cookies, and the ID
 * token when somebody is signed in.
 */
export function useApi(): ShopApi {
  const { apiBase } = useSettings();
  return useMemo(() => apiAt(`${apiBase}/api`, { credentials: 'include', fetch: signedFetch }), [apiBase]);
}
