import { formatHours } from '../../domain/promise/refund-time.ts';
import type * as source from './home-words.ts';

const OFFER =
  'eSIM dati prepagate per più di 200\u00A0Paesi. Le acquisti in un minuto, le installi a casa e all’atterraggio hai già campo.';

export const homeWords: typeof source.homeWords = {
  meta: { title: 'eSIM di viaggio per più di 200\u00A0Paesi', description: OFFER },
  lost: 'Non abbiamo trovato quella pagina. Ecco invece la home.',
  title: 'Online prima di slacciare la cintura.',
  lead: OFFER,
  countries: 'Più di 200\u00A0Paesi',
  free: 'Senza account',
  refund: (hours) => `Rimborso entro ${formatHours(hours)} se\u00A0non\u00A0usata`,
  popular: 'Destinazioni popolari',
  pay: (paypal) => `Visa, Mastercard, American Express${paypal ? ', PayPal' : ''}`,
};
