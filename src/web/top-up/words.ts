import type { ReactNode } from 'react';

import type { TurnWords } from '../../domain/esims/top-up-turn.ts';
import { named } from '../../domain/language-words.ts';
import { phrase } from '../core/phrase.ts';

type StartWords = TurnWords<ReactNode, ReactNode>;

/** When a top-up starts. */
export const topUpStartWords = {
  /** Beside the label 'Starts'. */
  alone: {
    behind: 'When the first one ends',
    firstUse: 'At its first use',
    after: (moment) => phrase`After ${moment}, when the same plan on this eSIM ends`,
  },
  /** Follows a sentence about the eSIM. */
  it: {
    behind: 'It starts when the first one ends.',
    firstUse: 'It starts at its first use.',
    after: (moment) => phrase`It starts after ${moment}, when the same plan on this eSIM ends.`,
  },
  /** In a row, with the day and without the reason. */
  brief: {
    behind: 'Starts when the first one ends',
    firstUse: 'Starts at its first use',
    after: (day) => phrase`Starts after ${day}`,
  },
} satisfies Record<string, StartWords>;

export const topUpTimesWords = {
  end: (days: string, lapses: ReactNode) =>
    phrase`It ends ${days} later. If you never use it, it lapses on ${lapses}.`,
  endOfFirst: (days: string) => `${days} after its first use`,
  endOfNext: (days: string) => `${days} after it starts`,
};

/** Before a top-up is paid. */
export const topUpNoteWords = {
  loading: 'Loading secure checkout...',
  fits: {
    title: (country: string, iccid: string) =>
      `This goes onto your eSIM for ${named(country)}, ICCID …${iccid}`,
    text: 'There’s nothing to install.',
  },
  refused: {
    title: 'This plan can’t be added',
    newEsim: 'Buy it with a new eSIM',
  },
  failed: 'We couldn’t check whether this plan fits',
  /** Follows the reason. */
  notCharged: 'Nothing was charged.',
};
