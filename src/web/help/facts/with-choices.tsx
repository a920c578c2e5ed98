import type { ReactNode } from 'react';

import { useHasLanguages } from '../../core/site.ts';

/** What concerns only a shop whose pages are offered in several languages. */
export function WithLanguages({ children }: { children: ReactNode }) {
  return useHasLanguages() && children;
}
