import type * as source from './words.ts';

export const activeWords: typeof source.activeWords = {
  title: 'Her ışık bir varış noktası',
  lead: (destinations) => `Şu anda ${destinations} destinasyon için paket var.`,
  map: (destinations) => `${destinations} destinasyonun her birinde bir ışık olan dünya haritası`,
};

export const popularWords: typeof source.popularWords = {
  title: 'Popüler destinasyonlar',
  viewAll: 'Tüm ülkeleri gör',
  loading: 'Fiyatlar yükleniyor…',
  lost: { title: 'Fiyatlar yüklenemedi', again: 'Tekrar dene' },
  garbled: { title: 'Ülke bilgileri gösterilemedi', again: 'Tekrar dene' },
  none: { title: 'Ülke fiyatları şu anda yüklenemiyor.', again: 'Yeniden yükle' },
  noPrices: 'Fiyatları yükleyemedik. Destinasyonunuzu yine de yukarıdan arayabilirsiniz.',
};

export const cardWords: typeof source.cardWords = {
  unlimited: 'Sınırsız',
  getStarted: 'Başla',
  getStartedWith: (country) => `Başla: ${country}`,
  from: 'Başlangıç fiyatı',
  noUnlimited: 'Sınırsız paket yok',
  noPlans: 'Paket yok',
};

export const phoneWords: typeof source.phoneWords = {
  picture: 'Etkin Japonya eSIM’i olan bir telefon: 10\u00A0GB internetten 6,2\u00A0GB ve 18 gün kalmış',
  landed: 'Tokyo’ya indiniz',
  on: 'Japonya eSIM’iniz açık',
};
