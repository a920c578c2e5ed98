import type * as source from './picture-words.ts';

export const pictureWords: typeof source.pictureWords = {
  kind: 'Reise-eSIM',
  plans: (lowest) => (lowest === null ? 'Prepaid-Datentarife' : `Prepaid-Datentarife ab ${lowest}`),
  home: 'Daten, wo immer du landest',
};
