import type * as source from './words.ts';

export const destinationSearchWords: typeof source.destinationSearchWords = {
  ask: 'Nereye gidiyorsunuz?',
  search: 'Ara',
  list: 'Destinasyonlar',
  regions: 'Bölgeler',
  nothingFound: (query) => `“${query.trim()}” için ülke bulunamadı`,
  popular: 'Popüler yerler',
  searching: 'Ülkeler aranıyor…',
  found: (destinations, regions) =>
    regions === 0
      ? `${destinations} destinasyon bulundu`
      : `${destinations} destinasyon ve ${regions} bölge bulundu`,
  suggested: (places) => `${places} popüler yer`,
};
