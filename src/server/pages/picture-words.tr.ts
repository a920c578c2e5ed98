import type * as source from './picture-words.ts';

export const pictureWords: typeof source.pictureWords = {
  kind: 'Seyahat eSIM’i',
  plans: (lowest) =>
    lowest === null ? 'Ön ödemeli internet paketleri' : `Ön ödemeli internet paketleri, en ucuzu ${lowest}`,
  home: 'İndiğiniz her yerde internet',
};
