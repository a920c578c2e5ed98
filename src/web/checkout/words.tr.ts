import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  title: 'Güvenli ödeme',
  loading: 'Güvenli ödeme sayfası yükleniyor…',
  backTo: {
    esims: 'eSIM’leriniz',
    plans: (country) => `${country} paketleri`,
  },
};

export const outdatedLinkWords: typeof source.outdatedLinkWords = {
  title: 'Bu bağlantıdaki fiyat güncel değil.',
  text: (claimed, now) =>
    `Bağlantıdaki fiyat: ${claimed}. Paketin şimdiki fiyatı: ${now}. Toplam buna göre hesaplanır.`,
};

export const checkoutFormWords: typeof source.checkoutFormWords = {
  noCard: 'Lütfen kart bilgilerinizi eksiksiz girin',
  button: (total) => `Alışverişi tamamla • ${total}`,
  total: (amount) => `Toplam ${amount}`,
  busy: 'Ödeme işleniyor…',
};

export const waitingWords: typeof source.waitingWords = {
  window: 'Lütfen ödemeyi PayPal penceresinde tamamlayın. Göremiyorsanız bu pencerenin arkasına bakın.',
};

export const noticeWords: typeof source.noticeWords = {
  cardFailed: (why) => `Satın alma başarısız oldu: ${why}`,
  failed: (method, why) =>
    why
      ? `${method} ile ödeme başarısız oldu: ${why}`
      : `${method} ile ödeme başarısız oldu. Lütfen tekrar deneyin.`,
  notCharged: 'Hiçbir ücret alınmadı. Yazdığınız her şey yerinde duruyor.',
  kept: 'Yazdığınız her şey yerinde duruyor.',
  payByCard: 'Kartla öde',
  otherCard: 'Başka bir kart dene',
  payWith: (method) => `${method} ile öde`,
  unsure:
    'Sizden ücret alınıp alınmadığını öğrenemedik. Güvenle tekrar ödeyebilirsiniz, aynı alışveriş için sizden asla iki kez ücret alınmaz.',
  priceChanged: {
    title: 'Siz yokken fiyat değişti.',
    text: (was, now) => `Önceki fiyat: ${was}, yeni fiyat: ${now}. Lütfen toplamı kontrol edin.`,
  },
  paidBefore: (esims) =>
    phrase`Sizden tekrar ücret alınmadı. İkinci bir eSIM almak isterseniz ödemeye devam edin. ${esims}`,
  signInAgain: 'Tekrar giriş yap',
  notReady: 'Ödeme formu henüz hazır değil. Lütfen biraz bekleyip tekrar deneyin.',
};
