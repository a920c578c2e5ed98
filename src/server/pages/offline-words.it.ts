import type * as source from './offline-words.ts';

export const offlineWords: typeof source.offlineWords = {
  title: 'Salvato su questo dispositivo',
  offline: 'Sei offline. Ecco cosa hai salvato.',
  none: {
    title: 'Qui non hai salvato niente',
    text: 'Finché sei online, apri il tuo ordine e premi “Salva su questo telefono”. Il codice QR, i codici e i passaggi si apriranno qui senza rete.',
    open: 'Vedi le mie eSIM',
  },
  unreadable: 'Non si può più aprire. Eliminalo e salva di nuovo la tua eSIM quando sei online.',
  remove: 'Elimina da qui',
  noScript: 'Questa pagina ha bisogno di JavaScript. Consentilo per questo sito.',
};
