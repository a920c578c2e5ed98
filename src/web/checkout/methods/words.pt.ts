import type * as source from './words.ts';

export const cardFieldWords: typeof source.cardFieldWords = {
  name: 'Dados do cartão',
  loading: 'Carregando o formulário…',
  failed: 'O formulário do cartão não carregou.',
  otherWays: (other) =>
    `Um bloqueador de anúncios ou a sua rede pode estar bloqueando a Stripe, que processa os cartões para nós. ${other ? `${other} não precisa dela.` : 'Desative o bloqueador nesta página ou use outro navegador ou outra rede.'}`,
  complete: 'Os dados do cartão estão completos',
  incomplete: 'Digite todos os dados do cartão',
  who: 'A Stripe cuida do pagamento. Nunca vemos o número do seu cartão.',
};

export const methodWords: typeof source.methodWords = {
  title: 'Dados de pagamento',
  card: 'Cartão de crédito ou débito',
  cards: 'Visa, Mastercard, American Express',
  elsewhereHint: (name) => `${name} abre a própria página e depois traz você de volta.`,
  paypalHint: 'O PayPal abre na própria janela e depois traz você de volta.',
  currency: 'Moeda',
  notIn: (name, currency) => `${name} não aceita pagamentos em ${currency}. Pague no cartão.`,
};

export const paypalFieldWords: typeof source.paypalFieldWords = {
  loading: 'Carregando o PayPal…',
  failed: {
    title: 'O PayPal não carregou.',
    text: 'Tente de novo ou pague no cartão.',
  },
};

export const saveCardWords: typeof source.saveCardWords = {
  label: 'Salvar este cartão para a próxima vez',
  hint: 'A Stripe, que processa os cartões para nós, guarda o cartão, e só vemos os quatro últimos dígitos. Ele só é cobrado quando você toca em comprar. Você pode removê-lo no seu painel quando quiser.',
};

export const savedCardWords: typeof source.savedCardWords = {
  name: 'Qual cartão',
  other: 'Usar outro cartão',
};
