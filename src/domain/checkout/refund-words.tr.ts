import type * as source from './refund-words.ts';

export const refundSentence: typeof source.refundSentence = (cause, what) => {
  switch (cause) {
    case 'undelivered':
      return what === 'eSIM' ? 'Bu eSIM’i teslim edemedik.' : 'Bu paketi eSIM’inize ekleyemedik.';
    case 'withdrawn':
      return what === 'eSIM'
        ? 'Bu eSIM teslim edilmeden sözleşmeden caydınız.'
        : 'Bu paket eSIM’inize eklenmeden sözleşmeden caydınız.';
    case 'returned_by_you':
      return what === 'eSIM' ? 'Bu eSIM’i iade ettiniz.' : 'Bu paketi iade ettiniz.';
    case 'returned_by_us':
      return 'Bu siparişin ücretini iade ettik.';
  }
};

export const DUPLICATE_WORDS: typeof source.DUPLICATE_WORDS = {
  paid_twice: {
    title: 'Bu sipariş iki kez ödendi',
    text: 'İkinci ödemenin tamamını otomatik olarak iade ediyoruz.',
  },
  paid_too_late: {
    title: 'Bu ödeme çok geç geldi',
    text: 'Ödeme, ödeme sayfanızın süresi dolduktan sonra ulaştı. Tamamını otomatik olarak iade ediyoruz.',
  },
};
