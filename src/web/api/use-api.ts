import { useMemo } from 'react';

import { LANGUAGE } from '../../domain/language-words.ts';
import { useSettings } from '../core/site.ts';
import { signedFetch } from '../session/signed-fetch.ts';
import { apiAt, type ShopApi } from './caller.ts';

/**
 * The API for this browser's visitor, at the address in the settings: with cookies, and with the ID token of a signed-in user.
 */
export function useApi(): ShopApi {
  const { apiBase } = useSettings();
  return useMemo(
    () => apiAt(`${apiBase}/api`, { credentials: 'include', fetch: signedFetch, language: LANGUAGE }),
    [apiBase],
  );
}
