import type * as source from './refund-words.ts';

export const refundSentence: typeof source.refundSentence = (cause, what) => {
  switch (cause) {
    case 'undelivered':
      return what === 'eSIM'
        ? 'Wir konnten diese eSIM nicht liefern.'
        : 'Wir konnten diesen Tarif deiner eSIM nicht hinzufügen.';
    case 'withdrawn':
      return what === 'eSIM'
        ? 'Du hast widerrufen, bevor diese eSIM geliefert wurde.'
        : 'Du hast widerrufen, bevor dieser Tarif deiner eSIM hinzugefügt wurde.';
    case 'returned_by_you':
      return what === 'eSIM' ? 'Du hast diese eSIM zurückgegeben.' : 'Du hast diesen Tarif zurückgegeben.';
    case 'returned_by_us':
      return 'Wir haben diese Bestellung erstattet.';
  }
};

export const DUPLICATE_WORDS: typeof source.DUPLICATE_WORDS = {
  paid_twice: {
    title: 'Diese Bestellung wurde zweimal bezahlt',
    text: 'Wir erstatten die zweite Zahlung automatisch in voller Höhe.',
  },
  paid_too_late: {
    title: 'Diese Zahlung kam zu spät',
    text: 'Als sie eintraf, war der Bezahlvorgang schon abgelaufen. Wir erstatten sie automatisch in voller Höhe.',
  },
};
