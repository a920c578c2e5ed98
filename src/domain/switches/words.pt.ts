import { byMethod } from '../checkout/payment-method.ts';
import type * as source from './words.ts';

export const defaultWords: typeof source.defaultWords = {
  ...byMethod(({ name }) => `Não podemos aceitar ${name} agora. Pague no cartão.`),
  sales:
    'Fizemos uma pequena pausa nas vendas. Os eSIMs que você já tem continuam funcionando. Volte um pouco mais tarde.',
  card: 'Não podemos aceitar cartões agora. Pague de outra forma ou volte um pouco mais tarde.',
  wallets: 'Não podemos aceitar Apple Pay, Google Pay nem Link agora. Pague de outra forma.',
  top_ups:
    'As recargas estão em pausa por pouco tempo. Seu eSIM continua funcionando. Tente de novo um pouco mais tarde.',
  refunds:
    'No momento, os reembolsos estão demorando um pouco mais que o normal. O seu está registrado e sai automaticamente.',
};
