import type * as source from './words.ts';

export const plainWords: typeof source.plainWords = {
  readOnly: 'Esta dirección es de solo lectura.',
  impossible: 'No puede existir una dirección así.',
  broken: 'Algo ha salido mal',
  notFound: 'No se ha encontrado',
  busy: 'Ocupado',
  notDrawn: 'Sin dibujar',
};
