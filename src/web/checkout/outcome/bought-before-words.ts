import type { ReactNode } from 'react';

import { named } from '../../../domain/language-words.ts';
import { phrase } from '../../core/phrase.ts';

/** For buyers who return to the checkout of a plan they have just bought. */
export const boughtBeforeWords = {
  title: 'You bought this',
  text: {
    eSIM: (country: string, at: ReactNode) => phrase`You paid for your eSIM for ${named(country)} on ${at}.`,
    plan: (country: string, at: ReactNode) =>
      phrase`You paid for your added data for ${named(country)} on ${at}.`,
  },
  order: 'View your order',
  another: { eSIM: 'Buy another', plan: 'Add it again' },
};
