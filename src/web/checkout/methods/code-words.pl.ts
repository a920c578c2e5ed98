import type * as source from './code-words.ts';

export const codeWords: typeof source.codeWords = {
  ask: 'Masz kod rabatowy?',
  label: 'Kod',
  apply: 'Użyj',
  applied: (code, off) => `${code}: ${off}`,
  remove: 'Usuń',
  removeLabel: (code) => `Usuń kod ${code}`,
  empty: 'Wpisz swój kod.',
  failed: 'Nie udało się tego wczytać. Spróbuj ponownie.',
};
