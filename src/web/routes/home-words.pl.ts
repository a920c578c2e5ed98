import { formatHours } from '../../domain/promise/refund-time.ts';
import type * as source from './home-words.ts';

const OFFER =
  'Internet prepaid na eSIM‑ie w ponad 200 krajach. Kup w minutę, zainstaluj w domu, wyląduj z zasięgiem.';

export const homeWords: typeof source.homeWords = {
  meta: { title: 'eSIM na podróże do ponad 200 krajów', description: OFFER },
  lost: 'Nie udało nam się znaleźć tej strony. Oto strona główna.',
  title: 'Online, zanim odepniesz pasy.',
  lead: OFFER,
  countries: 'Ponad 200 krajów',
  free: 'Bez zakładania konta',
  refund: (hours) => `${formatHours(hours)} na zwrot, jeśli nieużyty`,
  popular: 'Popularne kierunki',
  pay: (paypal) => `Visa, Mastercard, American Express${paypal ? ', PayPal' : ''}`,
};
