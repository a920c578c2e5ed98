import type * as source from './pack-words.ts';

export const packWords: typeof source.packWords = {
  install: 'Installa la tua eSIM',
  wifi: 'Per l’installazione serve il Wi-Fi. Dopo, da qui non ti serve più nulla.',
  used: 'Questa eSIM è stata installata, quindi i codici sono stati eliminati da qui. Funzionano una sola volta.',
  anotherScreen: 'Su un altro schermo',
  arrival: 'Quando atterri',
  trouble: 'Nessuna connessione?',
  apn: {
    name: 'APN',
    automatic: 'Il telefono lo imposta da solo.',
    byHand: 'Inseriscilo nelle impostazioni di questa eSIM se non c’è connessione.',
    unknown: 'La maggior parte dei telefoni lo imposta da sola. Se il tuo lo chiede, scrivici.',
  },
  facts: 'Il tuo piano',
  iccid: 'ICCID',
  left: 'Dati rimasti',
  read: (date) => `In data ${date}`,
  kept: (date) => `Salvato in data ${date}.`,
  until: (date) => `Si elimina da qui in data ${date}.`,
  help: 'Aiuto',
  write: 'Scrivici con il numero d’ordine appena sei online.',
  chat: 'Apri la chat',
  remove: 'Elimina da qui',
  removeQuestion: 'Senza rete non potrai recuperarlo.',
  yes: 'Elimina',
  no: 'Tieni',
};
