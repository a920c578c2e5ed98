import type * as source from './words.ts';

export const linkPageWords: typeof source.linkPageWords = {
  noScript: 'Questa pagina richiede JavaScript.',
  failed: {
    title: 'Non siamo riusciti a verificare il tuo link',
    text: 'Controlla la connessione e riprova. Il link è ancora valido.',
  },
};

export const newPasswordWords: typeof source.newPasswordWords = {
  title: 'Scegli una nuova password',
  rule: 'Usa almeno 6 caratteri. Tutti i tuoi dispositivi verranno disconnessi.',
  label: 'Nuova password',
  save: 'Salva la nuova password',
};
