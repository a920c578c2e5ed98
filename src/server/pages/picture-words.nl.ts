import type * as source from './picture-words.ts';

export const pictureWords: typeof source.pictureWords = {
  kind: 'Reis-eSIM',
  plans: (lowest) => (lowest === null ? 'Prepaid databundels' : `Prepaid databundels vanaf ${lowest}`),
  home: 'Data, waar je ook landt',
};
