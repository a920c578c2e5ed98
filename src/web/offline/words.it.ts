import type * as source from './words.ts';

export const keepWords: typeof source.keepWords = {
  keep: { phone: 'Tieni su questo telefono', device: 'Tieni su questo dispositivo' },
  what: 'Così il codice QR, i codici e i passaggi si aprono anche senza rete.',
  kept: 'È tutto qui e si apre senza rete.',
  open: 'Vedi cosa c’è',
  remove: 'Elimina da qui',
  removed: 'È stato eliminato da qui.',
  iphone:
    'Safari lo elimina dopo 7 giorni senza visite. Per tenerlo più a lungo, aggiungi questa pagina alla schermata Home.',
  failed: {
    offline: 'Il caricamento non è riuscito. Controlla la connessione e riprova.',
    full: 'Qui non c’è più spazio. Liberane un po’ e riprova.',
    blocked:
      'Questo browser non conserva nulla per i siti. Esci dalla navigazione privata, consenti i cookie di questo sito o stampa la pagina.',
    over: 'Non c’è niente da tenere. Questa eSIM è terminata o in fase di reso.',
  },
};
