import type * as source from './offline-words.ts';

export const offlineWords: typeof source.offlineWords = {
  title: 'Su questo dispositivo',
  offline: 'Sei offline. Ecco cosa hai tenuto.',
  none: {
    title: 'Qui non c’è niente',
    text: 'Finché sei online, apri il tuo ordine e premi “Tieni su questo telefono”. Il codice QR, i codici e i passaggi si apriranno qui senza rete.',
    open: 'Vedi le mie eSIM',
  },
  unreadable: 'Non si può più aprire. Eliminalo e tieni di nuovo la tua eSIM quando sei online.',
  remove: 'Elimina da qui',
  noScript: 'Questa pagina ha bisogno di JavaScript. Consentilo per questo sito.',
};
