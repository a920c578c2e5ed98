import { formatHours } from '../../domain/promise/refund-time.ts';
import type * as source from './home-words.ts';

const OFFER =
  'eSIM de datos prepago para más de 200 países. Cómprala en un minuto, instálala en casa y aterriza con señal.';

export const homeWords: typeof source.homeWords = {
  meta: { title: 'eSIM de viaje para más de 200 países', description: OFFER },
  lost: 'No hemos encontrado esa página. Aquí tienes la página de inicio.',
  title: 'Con internet antes de soltar el cinturón.',
  lead: OFFER,
  countries: 'Más de 200 países',
  free: 'Sin cuenta',
  refund: (hours) => `Reembolso ${formatHours(hours)} si\u00A0no se usa`,
  popular: 'Destinos populares',
  pay: (paypal) => `Visa, Mastercard, American Express${paypal ? ', PayPal' : ''}`,
};
