import type * as source from './code-words.ts';

export const codeWords: typeof source.codeWords = {
  ask: 'Tem um código?',
  label: 'Código',
  apply: 'Aplicar',
  applied: (code, off) => `${code}: ${off}`,
  remove: 'Remover',
  removeLabel: (code) => `Remover o código ${code}`,
  empty: 'Digite seu código.',
  failed: 'Não carregou. Tente de novo.',
};
