import type * as source from './refund-words.ts';

export const refundSentence: typeof source.refundSentence = (cause, what) => {
  switch (cause) {
    case 'undelivered':
      return what === 'eSIM'
        ? 'Não conseguimos entregar este eSIM.'
        : 'Não conseguimos adicionar este plano ao seu eSIM.';
    case 'withdrawn':
      return what === 'eSIM'
        ? 'Você desistiu da compra antes da entrega deste eSIM.'
        : 'Você desistiu da compra antes que este plano fosse adicionado ao seu eSIM.';
    case 'returned_by_you':
      return what === 'eSIM' ? 'Você devolveu este eSIM.' : 'Você devolveu este plano.';
    case 'returned_by_us':
      return 'Fizemos o reembolso deste pedido.';
  }
};

export const DUPLICATE_WORDS: typeof source.DUPLICATE_WORDS = {
  paid_twice: {
    title: 'Este pedido foi pago duas vezes',
    text: 'Fazemos o reembolso total do segundo pagamento, automaticamente.',
  },
  paid_too_late: {
    title: 'Este pagamento chegou tarde demais',
    text: 'Ele chegou quando o prazo da sua compra já tinha expirado, então fazemos o reembolso total, automaticamente.',
  },
};
