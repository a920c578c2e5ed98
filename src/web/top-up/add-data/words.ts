import type { ReactNode } from 'react';

import { named } from '../../../domain/language-words.ts';
import { phrase } from '../../core/phrase.ts';
import { linkWords } from '../../core/words.ts';

export const addDataWords = {
  /** @param charge '$2.39 with card' */
  buy: (charge: string) => `Continue • ${charge}`,
  onto: (country: ReactNode, iccid: string) =>
    phrase`This goes onto your ${country} eSIM, ICCID …\u2060${iccid}. There’s nothing to install.`,
};

export const topUpListWords = {
  name: (place: string) => `Plans for ${named(place)} that fit this eSIM`,
  more: 'See More Plans',
  nothing: {
    title: (place: string) => `No plan for ${named(place)} fits this eSIM`,
    text: 'Choose another destination, or buy a new eSIM for this one.',
  },
  refused: 'You can’t add data',
  failed: 'We couldn’t load the plans',
  all: 'See all plans',
};

export const topUpRowWords = {
  sameAgain: linkWords.sameAgain,
};

export const topUpPlaceWords = {
  name: 'Destination',
  chosen: (place: ReactNode) => phrase`${place} plans`,
  change: 'Change',
  changeName: 'Change destination',
  back: (own: string) => `Back to ${own}`,
};
