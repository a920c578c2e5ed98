import type * as source from './refund-words.ts';

export const refundSentence: typeof source.refundSentence = (cause, what) => {
  switch (cause) {
    case 'undelivered':
      return what === 'eSIM'
        ? 'Nie udało nam się dostarczyć tego eSIM-u.'
        : 'Nie udało nam się dodać tego pakietu do Twojego eSIM-u.';
    case 'withdrawn':
      return what === 'eSIM'
        ? 'Odstąpiono od umowy przed dostarczeniem tego eSIM-u.'
        : 'Odstąpiono od umowy przed dodaniem tego pakietu do eSIM-u.';
    case 'returned_by_you':
      return what === 'eSIM' ? 'Ten eSIM został zwrócony.' : 'Ten pakiet został zwrócony.';
    case 'returned_by_us':
      return 'Zwróciliśmy pieniądze za to zamówienie.';
  }
};

export const DUPLICATE_WORDS: typeof source.DUPLICATE_WORDS = {
  paid_twice: {
    title: 'To zamówienie opłacono dwa razy',
    text: 'Drugą płatność zwrócimy automatycznie w całości.',
  },
  paid_too_late: {
    title: 'Ta płatność dotarła za późno',
    text: 'Strona płatności już wtedy wygasła, dlatego zwrócimy automatycznie całą kwotę.',
  },
};
