import { byMethod } from '../checkout/payment-method.ts';
import type * as source from './words.ts';

export const defaultWords: typeof source.defaultWords = {
  ...byMethod(({ name }) => `In questo momento non possiamo accettare ${name}. Paga con carta.`),
  sales:
    'Le vendite sono sospese per un breve momento. Le eSIM che hai già continuano a funzionare. Torna fra un po’.',
  card: 'In questo momento non possiamo accettare carte. Paga in un altro modo, o torna fra un po’.',
  wallets: 'In questo momento non possiamo accettare Apple Pay, Google Pay o Link. Paga in un altro modo.',
  top_ups:
    'Per un breve momento non si possono aggiungere dati. La tua eSIM continua a funzionare. Riprova fra un po’.',
  refunds:
    'In questo momento i rimborsi richiedono un po’ più del solito. Il tuo è registrato e parte da solo.',
};
