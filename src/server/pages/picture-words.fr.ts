import type * as source from './picture-words.ts';

export const pictureWords: typeof source.pictureWords = {
  kind: 'eSIM de voyage',
  plans: (lowest) => (lowest === null ? 'Forfaits data prépayés' : `Forfaits data prépayés dès ${lowest}`),
  home: 'Des données où que vous atterrissiez',
};
