import type * as source from './words.ts';

export const walletWords: typeof source.walletWords = {
  others: 'Ou pague de outra forma',
};

export const sheetWords: typeof source.sheetWords = {
  busy: 'Outro pagamento está em andamento. Espere até ele terminar.',
  noAddress: 'Escolha um endereço de e-mail na sua carteira digital. É para lá que vai seu eSIM.',
  priceChanged: (now) => `O preço agora é ${now}. Feche esta janela e toque no botão de novo.`,
  paidBefore: 'Esta compra já foi paga. Feche esta janela. Nada mais será cobrado.',
  broken: 'Algo deu errado. Feche esta janela e tente de novo.',
};

export const expressEndWords: typeof source.expressEndWords = {
  goesTo: (email, isOne) =>
    `${isOne ? 'Seu eSIM vai' : 'Seus eSIMs vão'} para ${email ?? 'o e-mail da sua carteira digital'}.`,
  others: 'Pagar de outra forma',
};
