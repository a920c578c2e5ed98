import type * as source from './words.ts';

export const bundleLabels: typeof source.bundleLabels = {
  active: 'Attivo',
  queued: 'In attesa',
  processing: 'In preparazione',
  depleted: 'Esaurito',
  expired: 'Scaduto',
  lapsed: 'Decaduto',
  revoked: 'Ritirato',
  unknown: 'SCONOSCIUTO',
};

export const bundleMessages: typeof source.bundleMessages = {
  active: null,
  queued: 'Non ancora usato. I giorni partono alla prima connessione.',
  processing: 'La rete sta preparando questo piano. Intanto puoi già installarlo.',
  depleted: 'Hai usato tutti i dati.',
  expired: 'I giorni di questo piano sono finiti.',
  lapsed: 'Questo piano non è mai stato usato ed è decaduto.',
  revoked: 'Questo piano è stato ritirato.',
  unknown: null,
};
