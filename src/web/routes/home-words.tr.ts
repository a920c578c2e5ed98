import type * as source from './home-words.ts';

const OFFER =
  '200’den fazla ülke için ön ödemeli eSIM internet paketleri. Bir dakikada alın, evde kurun, inince bağlanın.';

export const homeWords: typeof source.homeWords = {
  meta: { title: '200’den fazla ülke için seyahat eSIM’i', description: OFFER },
  lost: 'Bu sayfayı bulamadık. Onun yerine ana sayfadasınız.',
  title: 'Kemerinizi çözmeden internettesiniz.',
  lead: OFFER,
  countries: '200’den fazla ülke',
  free: 'Üyelik gerekmez',
  refund: (hours) =>
    `Kullanılmazsa ${hours >= 48 && hours % 24 === 0 ? `${hours / 24}\u00A0gün` : `${hours}\u00A0saat`} içinde iade`,
  popular: 'Popüler destinasyonlar',
  pay: (paypal) => `Visa, Mastercard, American Express${paypal ? ', PayPal' : ''}`,
};
