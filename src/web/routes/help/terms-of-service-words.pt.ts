import type * as source from './terms-of-service-words.ts';

export const termsWords: typeof source.termsWords = {
  meta: {
    title: 'Termos de serviço',
    description:
      'O que você compra aqui, como funcionam pagamento, entrega e reembolsos, e o que devemos um ao outro.',
  },
  title: 'Termos de serviço',
  lead: 'O que você compra, como funciona, o que acontece se algo der errado e o que pedimos a você.',
};
