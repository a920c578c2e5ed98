import type * as source from './sign-in-failed-words.ts';

export const signInFailedWords: typeof source.signInFailedWords = {
  meta: { title: 'No se ha podido iniciar sesión', description: 'Intenta iniciar sesión de nuevo.' },
  title: 'No se ha podido iniciar sesión',
  text: (google) =>
    google
      ? 'Ha tardado demasiado o esta página se ha abierto por segunda vez. Si se ha abierto en una ventana pequeña, también puedes cerrarla y volver a intentarlo en la página que hay detrás.'
      : 'Ha tardado demasiado o esta página se ha abierto por segunda vez. Inicia sesión con tu dirección de correo electrónico.',
  blocked: {
    title: 'Esta cuenta está bloqueada',
    text: 'Lo que compraste sigue siendo tuyo. Escríbenos si crees que es un error.',
    support: 'Escríbenos',
  },
  home: 'Ir a la página de inicio',
};
