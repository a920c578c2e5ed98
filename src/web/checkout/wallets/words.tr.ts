import type * as source from './words.ts';

export const walletWords: typeof source.walletWords = {
  others: 'Veya başka bir yolla ödeyin',
};

export const sheetWords: typeof source.sheetWords = {
  busy: 'Başka bir ödeme sürüyor. Lütfen bitmesini bekleyin.',
  noAddress: 'Lütfen dijital cüzdanınızda bir e‑posta adresi seçin. eSIM’iniz o adrese gider.',
  priceChanged: (now) => `Yeni fiyat: ${now}. Lütfen bunu kapatın ve düğmeye tekrar basın.`,
  paidBefore: 'Bu alışverişin ödemesi zaten yapıldı. Lütfen bunu kapatın. Başka ücret alınmayacak.',
  broken: 'Bir şeyler ters gitti. Lütfen bunu kapatın ve tekrar deneyin.',
};

export const expressEndWords: typeof source.expressEndWords = {
  goesTo: (email, isOne) =>
    `${isOne ? 'eSIM’iniz' : 'eSIM’leriniz'} ${email === null ? 'dijital cüzdanınızdaki e‑posta' : email} adresine gider.`,
  others: 'Başka bir yolla öde',
};
