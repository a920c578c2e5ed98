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

/** Before a top-up is paid. */
export const topUpNoteWords = {
  loading: 'Loading secure checkout...',
  fits: {
    title: (country: string, iccid: string) => `Goes onto your eSIM for ${country}, ICCID …${iccid}`,
    text: 'Nothing to install.',
  },
  refused: {
    title: 'This plan can’t be added',
    newEsim: 'Buy it with a new eSIM',
  },
  failed: 'We couldn’t check whether this plan fits',
  /** Follows the reason. */
  notCharged: 'Nothing was charged.',
};
