import type * as source from './words.ts';

export const keepWords: typeof source.keepWords = {
  keep: { phone: 'Salva su questo telefono', device: 'Salva su questo dispositivo' },
  what: 'Così il codice QR, i codici e i passaggi si aprono anche senza rete.',
  kept: 'È tutto salvato qui e si apre senza rete.',
  open: 'Vedi cosa hai salvato',
  remove: 'Elimina da qui',
  removed: 'È stato eliminato da qui.',
  iphone:
    'Safari lo elimina dopo 7 giorni senza visite. Per conservarlo più a lungo, aggiungi questa pagina alla schermata Home.',
  failed: {
    offline: 'Il caricamento non è riuscito. Controlla la connessione e riprova.',
    full: 'Qui non c’è più spazio. Liberane un po’ e riprova.',
    blocked:
      'Questo browser non conserva nulla per i siti. Esci dalla navigazione privata, consenti i cookie di questo sito o stampa la pagina.',
    over: 'Non c’è niente da salvare. Questa eSIM è terminata o in fase di reso.',
  },
};
