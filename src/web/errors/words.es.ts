import type * as source from './words.ts';

export const pageFailureWords: typeof source.pageFailureWords = {
  title: 'Esta página no se ha cargado',
  text: 'Algo ha fallado por nuestra parte o por el camino. Tus compras no se ven afectadas.',
  home: 'Ir al inicio',
};

export const brokenPageWords: typeof source.brokenPageWords = {
  title: 'Esta página no se ha cargado',
  description: 'Algo ha fallado por el camino.',
};
