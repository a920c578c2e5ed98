import type { ReactNode } from 'react';

import { useHasLanguages, useSettings } from '../../core/site.ts';

/** What holds where visitors can choose a language. */
export function WithLanguages({ children }: { children: ReactNode }) {
  return useHasLanguages() && children;
}

/** What holds where they can choose a currency. */
export function WithCurrencies({ children }: { children: ReactNode }) {
  return useSettings().currencies !== undefined && children;
}
