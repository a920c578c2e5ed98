import type * as source from './refund-words.ts';

export const refundSentence: typeof source.refundSentence = (cause, what) => {
  switch (cause) {
    case 'undelivered':
      return what === 'eSIM'
        ? 'Non siamo riusciti a consegnare questa eSIM.'
        : 'Non siamo riusciti ad aggiungere questo piano alla tua eSIM.';
    case 'withdrawn':
      return what === 'eSIM'
        ? 'Hai esercitato il recesso prima della consegna di questa eSIM.'
        : 'Hai esercitato il recesso prima che questo piano fosse aggiunto alla tua eSIM.';
    case 'returned_by_you':
      return what === 'eSIM' ? 'Hai restituito questa eSIM.' : 'Hai restituito questo piano.';
    case 'returned_by_us':
      return 'Abbiamo rimborsato questo ordine.';
  }
};

export const DUPLICATE_WORDS: typeof source.DUPLICATE_WORDS = {
  paid_twice: {
    title: 'Questo ordine è stato pagato due volte',
    text: 'Rimborsiamo per intero il secondo pagamento, in automatico.',
  },
  paid_too_late: {
    title: 'Questo pagamento è arrivato troppo tardi',
    text: 'È arrivato quando la sessione di pagamento era già scaduta, perciò lo rimborsiamo per intero, in automatico.',
  },
};
