import type * as source from './code-words.ts';

export const codeWords: typeof source.codeWords = {
  ask: 'Un code\u202F?',
  label: 'Code',
  apply: 'Appliquer',
  applied: (code, off) => `${code}\u00A0: ${off}`,
  remove: 'Retirer',
  removeLabel: (code) => `Retirer le code ${code}`,
  empty: 'Saisissez votre code.',
  failed: 'Le chargement a échoué. Réessayez.',
};
