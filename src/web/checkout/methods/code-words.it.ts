import type * as source from './code-words.ts';

export const codeWords: typeof source.codeWords = {
  ask: 'Hai un codice?',
  label: 'Codice',
  apply: 'Applica',
  applied: (code, off) => `${code}: ${off}`,
  remove: 'Rimuovi',
  removeLabel: (code) => `Rimuovi il codice ${code}`,
  empty: 'Inserisci il tuo codice.',
  failed: 'Verifica non riuscita. Riprova.',
};
