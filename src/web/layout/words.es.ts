import type * as source from './words.ts';

export const layoutWords: typeof source.layoutWords = {
  skip: 'Ir al contenido',
  notice: 'Aviso',
  sandbox: 'Modo de prueba: no se mueve dinero real',
  paused: 'Las ventas están en pausa',
  missed: 'Esta página no se ha cargado. Lo que elegiste sigue aquí.',
  offline: 'No tienes conexión. Seguiremos donde lo dejaste.',
};
