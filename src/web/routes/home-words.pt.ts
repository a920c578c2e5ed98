import { formatHours } from '../../domain/promise/refund-time.ts';
import type * as source from './home-words.ts';

const OFFER =
  'eSIMs de dados pré-pagos para mais de 200 países. Compre em um minuto, instale em casa e pouse com sinal.';

export const homeWords: typeof source.homeWords = {
  meta: { title: 'eSIMs de viagem para mais de 200 países', description: OFFER },
  lost: 'Não encontramos essa página. Esta é a página inicial.',
  title: 'Com internet antes de soltar o cinto.',
  lead: OFFER,
  countries: 'Mais de 200 países',
  free: 'Sem precisar de conta',
  refund: (hours) => `${formatHours(hours)} para reembolso se\u00A0não usar`,
  popular: 'Destinos populares',
  pay: (paypal) => `Visa, Mastercard, American Express${paypal ? ', PayPal' : ''}`,
};
