import type * as source from './words.ts';

export const cardFieldWords: typeof source.cardFieldWords = {
  name: 'Kart bilgileri',
  loading: 'Kart formu yükleniyor…',
  failed: 'Kart formu yüklenemedi.',
  otherWays: (other) =>
    `Bir reklam engelleyici veya ağınız, kart ödeme kuruluşumuz Stripe’ı engelliyor olabilir. ${other ? `${other} için Stripe gerekmez.` : 'Bu sayfada engelleyiciyi kapatın ya da başka bir tarayıcı veya ağ kullanın.'}`,
  complete: 'Kart bilgileri tamam',
  incomplete: 'Lütfen kart bilgilerini eksiksiz girin',
  who: 'Ödemeyi Stripe yürütür. Kart numaranızı asla görmeyiz.',
};

export const methodWords: typeof source.methodWords = {
  title: 'Ödeme bilgileri',
  card: 'Kredi kartı veya banka kartı',
  cards: 'Visa, Mastercard, American Express',
  elsewhereHint: (name) => `${name} kendi sayfasını açar, ardından sizi buraya geri getirir.`,
  paypalHint: 'PayPal kendi penceresinde açılır, ardından sizi buraya geri getirir.',
  currency: 'Para birimi',
  notIn: (name, currency) => `${name}, ${currency} ile ödeme kabul etmiyor. Kartla ödeyin.`,
};

export const paypalFieldWords: typeof source.paypalFieldWords = {
  loading: 'PayPal yükleniyor…',
  failed: {
    title: 'PayPal yüklenemedi.',
    text: 'Tekrar deneyebilir veya kartla ödeyebilirsiniz.',
  },
};

export const saveCardWords: typeof source.saveCardWords = {
  label: 'Bu kartı sonraki alışverişler için kaydet',
  hint: 'Kartınızı, kart ödeme kuruluşumuz Stripe saklar. Biz yalnızca son dört hanesini görürüz. Yalnızca satın al düğmesine bastığınızda ücret alınır. Kartı hesabınızdan istediğiniz zaman kaldırabilirsiniz.',
};

export const savedCardWords: typeof source.savedCardWords = {
  name: 'Hangi kart',
  other: 'Başka bir kart kullan',
};
