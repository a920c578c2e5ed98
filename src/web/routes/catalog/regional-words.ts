import type { ReactNode } from 'react';

import { phrase } from '../../core/phrase.ts';

export const regionalWords = {
  meta: {
    title: 'Regional eSIM plans',
    description: 'One prepaid data eSIM for many countries: regional plans that keep working across borders.',
  },
  title: 'One eSIM, many borders',
  lead: 'Regional plans keep working when the train crosses into the next country.',
  /** @param search a link to the search */
  which: (search: ReactNode) =>
    phrase`Going to one country? ${search}, and its page names the regions that cover it.`,
  search: 'Search for it',
  loading: 'Loading...',
};
