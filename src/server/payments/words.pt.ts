import { forPlace } from '../../domain/language-words.pt.ts';
import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  description: (country, amount, days) =>
    `eSIM ${forPlace(country)} - ${amount} por ${days} ${days === 1 ? 'dia' : 'dias'}`,
  doesNotFit: (processor) => `Este pagamento com ${processor} não corresponde ao pedido.`,
};
