import type * as source from './picture-words.ts';

export const pictureWords: typeof source.pictureWords = {
  kind: 'eSIM na podróże',
  plans: (lowest) => (lowest === null ? 'Pakiety danych prepaid' : `Pakiety danych prepaid od ${lowest}`),
  home: 'Internet wszędzie, gdzie wylądujesz',
};
