import type * as source from './words.ts';

export const sessionWords: typeof source.sessionWords = {
  failed: {
    title: 'No hemos podido cargar tu cuenta',
    text: 'Tus eSIM están a salvo. Comprueba tu conexión e inténtalo de nuevo.',
  },
};
