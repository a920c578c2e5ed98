import { forPlace } from '../../../domain/language-words.pt.ts';
import type * as source from './held-words.ts';

export const heldWords: typeof source.heldWords = {
  held: {
    subject: 'Seu pagamento está sendo verificado',
    lead: {
      eSIM: ({ country, method }) =>
        `Recebemos seu pedido de um eSIM ${forPlace(country)}. O pagamento com ${method} ainda está sendo verificado.`,
      plan: ({ country, method }) =>
        `Recebemos seu pedido de um plano ${forPlace(country)}. O pagamento com ${method} ainda está sendo verificado.`,
    },
    next: {
      eSIM: 'Isso pode levar alguns minutos, ou alguns dias no caso de transferência bancária. Assim que o pagamento for confirmado, enviamos seu eSIM por e-mail. Você não precisa fazer nada nem pagar de novo.',
      plan: 'Isso pode levar alguns minutos, ou alguns dias no caso de transferência bancária. Assim que o pagamento for confirmado, adicionamos o plano ao seu eSIM. Você não precisa fazer nada nem pagar de novo.',
    },
    action: 'Acompanhar o pedido',
    total: 'Em verificação',
  },
  denied: {
    subject: 'Seu pagamento não foi aprovado',
    lead: {
      eSIM: ({ country, method }) =>
        `O pagamento com ${method} do seu eSIM ${forPlace(country)} foi verificado e não foi aprovado.`,
      plan: ({ country, method }) =>
        `O pagamento com ${method} do seu plano ${forPlace(country)} foi verificado e não foi aprovado.`,
    },
    next: {
      eSIM: 'Não recebemos nenhum valor, então o pedido foi cancelado. Se ainda quiser o eSIM, faça o pedido de novo e pague de outra forma.',
      plan: 'Não recebemos nenhum valor, então o pedido foi cancelado. Se ainda quiser o plano, faça o pedido de novo e pague de outra forma.',
    },
    total: 'Não cobrado',
  },
};
