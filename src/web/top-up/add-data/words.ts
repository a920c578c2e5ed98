import type { ReactNode } from 'react';

import { phrase } from '../../core/phrase.ts';

export const addDataWords = {
  buy: (total: string) => `Continue • ${total}`,
  onto: (country: ReactNode, iccid: string) =>
    phrase`Goes onto your eSIM for ${country}, ICCID …${iccid}. Nothing to install.`,
};

export const topUpListWords = {
  name: (place: string) => `Plans for ${place} that fit this eSIM`,
  more: 'See More Plans',
  nothing: {
    title: (place: string) => `No plan for ${place} fits this eSIM`,
    text: 'Choose another destination, or buy a new eSIM for this one.',
  },
  refused: 'You can’t add data',
  failed: 'We couldn’t load the plans',
  all: 'See all plans',
};

export const topUpRowWords = {
  sameAgain: 'Same again',
  starts: (when: ReactNode) => phrase`Starts ${when}`,
};

export const topUpPlaceWords = {
  name: 'Destination',
  regions: 'Regions',
  countries: 'Countries',
};
