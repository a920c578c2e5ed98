import type * as source from './refund-words.ts';

export const refundSentence: typeof source.refundSentence = (cause, what) => {
  switch (cause) {
    case 'undelivered':
      return what === 'eSIM'
        ? 'No hemos podido entregar esta eSIM.'
        : 'No hemos podido añadir este plan a tu eSIM.';
    case 'withdrawn':
      return what === 'eSIM'
        ? 'Desististe del contrato antes de que se entregara esta eSIM.'
        : 'Desististe del contrato antes de que se añadiera este plan a tu eSIM.';
    case 'returned_by_you':
      return what === 'eSIM' ? 'Devolviste esta eSIM.' : 'Devolviste este plan.';
    case 'returned_by_us':
      return 'Hemos reembolsado este pedido.';
  }
};

export const DUPLICATE_WORDS: typeof source.DUPLICATE_WORDS = {
  paid_twice: {
    title: 'Este pedido se pagó dos veces',
    text: 'Reembolsamos íntegramente el segundo pago, de forma automática.',
  },
  paid_too_late: {
    title: 'Este pago llegó demasiado tarde',
    text: 'Llegó cuando tu sesión de pago ya había caducado, así que lo reembolsamos íntegramente, de forma automática.',
  },
};
