import type * as source from './code-words.ts';

export const codeWords: typeof source.codeWords = {
  ask: '¿Tienes un código?',
  label: 'Código',
  apply: 'Aplicar',
  applied: (code, off) => `${code}: ${off}`,
  remove: 'Quitar',
  removeLabel: (code) => `Quitar el código ${code}`,
  empty: 'Escribe tu código.',
  failed: 'No se ha cargado. Inténtalo de nuevo.',
};
