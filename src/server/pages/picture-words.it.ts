import type * as source from './picture-words.ts';

export const pictureWords: typeof source.pictureWords = {
  kind: 'eSIM di viaggio',
  plans: (lowest) => (lowest === null ? 'Piani dati prepagati' : `Piani dati prepagati da ${lowest}`),
  home: 'Dati ovunque atterri',
};
