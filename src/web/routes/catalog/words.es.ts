import type * as source from './words.ts';

export const catalogWords: typeof source.catalogWords = {
  back: 'Todos los destinos',
  plansOf: (place) => `Planes eSIM de datos prepago para ${place}`,
  notLoaded: 'No hemos podido cargar los planes. Comprueba tu conexión e inténtalo de nuevo.',
};
