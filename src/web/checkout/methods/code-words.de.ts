import type * as source from './code-words.ts';

export const codeWords: typeof source.codeWords = {
  ask: 'Gutscheincode?',
  label: 'Code',
  apply: 'Einlösen',
  applied: (code, off) => `${code}: ${off}`,
  remove: 'Entfernen',
  removeLabel: (code) => `Code ${code} entfernen`,
  empty: 'Bitte gib deinen Code ein.',
  failed: 'Das hat nicht geladen. Bitte versuch es noch einmal.',
};
