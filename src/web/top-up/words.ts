import type { ReactNode } from 'react';

import { phrase } from '../core/phrase.ts';

export const topUpTimesWords = {
  /** `domain/esims/top-up-turn.ts` says when. */
  start: (when: ReactNode) => phrase`Starts ${when}.`,
  end: (days: string, lapses: ReactNode) =>
    phrase`Ends ${days} later. If you never use it, it lapses on ${lapses}.`,
  endOfFirst: (days: string) => `${days} after its first use`,
  endOfNext: (days: string) => `${days} after it starts`,
};
