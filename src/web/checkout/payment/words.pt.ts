import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  notStarted: 'Não foi possível iniciar o pagamento',
  notCharged: 'Não foi possível cobrar no seu cartão.',
  expired: 'Este pagamento expirou. Tente de novo.',
  paidBefore: 'Esta compra já foi paga.',
  notCompleted: 'Não foi possível concluir a compra',
};

export const paymentNewsWords: typeof source.paymentNewsWords = {
  paid: {
    title: 'Seu pagamento foi aprovado',
    eSIM: (amount, to) =>
      `Você pagou ${amount}, e seu eSIM vai por e-mail para ${to}. Só esta página não carregou. Tente de novo ou instale pelo e-mail. Você não precisa pagar outra vez.`,
    eSIMs: (amount, to) =>
      `Você pagou ${amount}, e seus eSIMs vão por e-mail para ${to}. Só esta página não carregou. Tente de novo ou instale pelo e-mail. Você não precisa pagar outra vez.`,
    plan: (amount, to) =>
      `Você pagou ${amount}, e a fatura vai por e-mail para ${to}. Só esta página não carregou. Tente de novo. Você não precisa pagar outra vez.`,
  },
  begun: {
    title: 'Estamos verificando seu pagamento',
    text: (amount, to) =>
      `Um pagamento de ${amount} estava em andamento quando esta página não carregou. Não pague de novo. Seu pedido mostra como ele está, e mandaremos notícias para ${to}.`,
  },
};
