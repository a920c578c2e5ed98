import type * as source from './checkout-words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  meta: { title: 'Pagamento seguro', description: 'Pague seu eSIM de viagem.' },
  invalid: {
    title: 'Os dados do plano não são válidos',
    text: 'Este plano não está mais disponível. Nada foi cobrado.',
    dashboard: 'Voltar ao painel',
  },
  lost: {
    title: 'Esta página não carregou',
    text: 'Se você acabou de pagar, não pague de novo. Seu eSIM chega por e-mail. Se não pagou, nada foi cobrado.',
  },
  failed: {
    title: 'A página de pagamento não carregou',
    text: 'Não conseguimos obter o preço. Verifique sua conexão e tente de novo. Nada foi cobrado.',
  },
};
