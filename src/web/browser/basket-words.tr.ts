import type * as source from './basket-words.ts';

export const basketWords: typeof source.basketWords = {
  add: 'Bir tane daha ekle',
  addOf: (plan) => `Bir tane daha ekle: ${plan}`,
  inBasket: (plans) => (plans === 1 ? 'Sepetinizde 1 paket var' : `Sepetinizde ${plans} paket var`),
  full: 'Bir sepete 10 paket sığar. Ödemeyi yapıp yenisine başlayın.',
  checkOut: 'Ödemeye geç',
  plans: (plans) => (plans === 1 ? '1 paket' : `${plans} paket`),
  one: (plan) => `Bir tane azalt: ${plan}`,
  removeOf: (plan) => `Kaldır: ${plan}`,
  onto: (place) => `${place} eSIM’ine eklenir`,
  each: 'Her paketin kendi eSIM’i vardır.',
  another: 'Başka bir yer için paket ekle',
  changed: (plans) => (plans === 1 ? 'Bu alışverişte 1 paket var' : `Bu alışverişte ${plans} paket var`),
};
