import { useMemo } from 'react';

import { LANGUAGE } from '../../domain/language-words.ts';
import { useSettings } from '../core/site.ts';
import { apiAt, type ShopApi } from './caller.ts';

/** The API for public data, at the address in the settings; it does not wait for the session. */
export function usePublicApi(): ShopApi {
  const { apiBase } = useSettings();
  // A cache may serve its old copy while it fetches the next, but a page that hears of a change must get the new data.
  return useMemo(() => apiAt(`${apiBase}/api`, { cache: 'no-cache', language: LANGUAGE }), [apiBase]);
}
