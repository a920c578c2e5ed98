import type * as source from './words.ts';

export const switchWords: typeof source.switchWords = {
  name: 'Katalog',
  places: { countries: 'Ülkeler', regions: 'Bölgeler' },
};

export const countryListWords: typeof source.countryListWords = {
  searchName: 'Ülke ara',
  searchExample: 'İtalya, Yunanistan, Japonya…',
  searching: 'Ülkeler aranıyor…',
  found: (found, query) => `“${query}” için ${found} ülke bulundu`,
  every: 'Tüm ülkeler',
  unknownPart: 'Dünyanın bu bölgesini bilmiyoruz.',
  allLoaded: (total) => `Tüm ülkeler yüklendi (toplam ${total})`,
  showMore: 'Daha fazla ülke göster',
  failed: {
    title: 'Ülkeler yüklenemedi',
    text: 'İnternet bağlantınızı kontrol edip tekrar deneyin.',
  },
  empty: 'Gösterilecek ülke yok.',
  nothingFound: {
    title: 'Aramanızla eşleşen ülke bulunamadı.',
    text: 'Ülkenin adını, kodunu veya dünyanın bir bölgesini deneyin.',
    clear: 'Aramayı temizle',
  },
};

export const countryCardWords: typeof source.countryCardWords = {
  viewPlans: 'Tüm paketleri gör',
  viewPlansOf: (country) => `Tüm paketleri gör: ${country}`,
  noPlans: 'Paket yok',
  unlimitedFrom: 'Sınırsız, en ucuz',
  seeFixed: 'Kotalı paketleri gör',
  seeOthers: 'Paketleri gör',
  seeOf: (see, country) => `${see}: ${country}`,
  unlimitedForADay: '1 günlük sınırsız:',
  nothingYet: 'Henüz satışta paket yok',
};
