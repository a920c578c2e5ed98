import type * as source from './code-words.ts';

export const codeWords: typeof source.codeWords = {
  ask: 'Heb je een code?',
  label: 'Code',
  apply: 'Toepassen',
  applied: (code, off) => `${code}: ${off}`,
  remove: 'Verwijderen',
  removeLabel: (code) => `De code ${code} verwijderen`,
  empty: 'Vul je code in.',
  failed: 'Dat is niet geladen. Probeer het opnieuw.',
};
