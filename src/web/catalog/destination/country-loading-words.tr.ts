import type * as source from './country-loading-words.ts';

export const countryLoadingWords: typeof source.countryLoadingWords = {
  loading: 'eSIM paketleri yükleniyor…',
  intro:
    'Seyahatiniz için gün sayısını ve internet miktarını seçin. eSIM’iniz bir dakika içinde e‑postanıza gelir ve indiğinizde başlar.',
};
