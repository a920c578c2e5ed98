import { formatHours } from '../../domain/promise/refund-time.ts';
import type * as source from './home-words.ts';

const OFFER =
  'Prepaid-eSIMs mit Daten für über 200 Länder. In einer Minute gekauft, zu Hause installiert, nach der Landung online.';

export const homeWords: typeof source.homeWords = {
  meta: { title: 'Reise-eSIMs für über 200 Länder', description: OFFER },
  lost: 'Diese Seite konnten wir nicht finden. Hier ist stattdessen die Startseite.',
  title: 'Online, bevor du den Gurt löst.',
  lead: OFFER,
  countries: 'Über 200 Länder',
  free: 'Ohne Konto',
  refund: (hours) => `${formatHours(hours)} Rückgabe, wenn ungenutzt`,
  popular: 'Beliebte Reiseziele',
  pay: (paypal) => `Visa, Mastercard, American Express${paypal ? ', PayPal' : ''}`,
};
