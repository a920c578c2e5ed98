import { formatHours } from '../../domain/promise/refund-time.ts';
import type * as source from './home-words.ts';

const OFFER =
  'Prepaid eSIM’s met data voor meer dan 200 landen. Koop in een minuut, installeer thuis, land met bereik.';

export const homeWords: typeof source.homeWords = {
  meta: { title: 'Reis-eSIM’s voor meer dan 200 landen', description: OFFER },
  lost: 'Die pagina konden we niet vinden. Dit is de homepage.',
  title: 'Online nog voor je riem los mag.',
  lead: OFFER,
  countries: 'Meer dan 200 landen',
  free: 'Geen account nodig',
  refund: (hours) => `${formatHours(hours)} geld terug, mits\u00A0ongebruikt`,
  popular: 'Populaire bestemmingen',
  pay: (paypal) => `Visa, Mastercard, American Express${paypal ? ', PayPal' : ''}`,
};
