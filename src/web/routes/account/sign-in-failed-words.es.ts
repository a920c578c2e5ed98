import type * as source from './sign-in-failed-words.ts';

export const signInFailedWords: typeof source.signInFailedWords = {
  meta: { title: 'No se ha podido iniciar sesión', description: 'Intenta iniciar sesión de nuevo.' },
  title: 'No se ha podido iniciar sesión',
  text: (google) =>
    google
      ? 'Quizá ha tardado demasiado. Si esta es una ventana pequeña, ciérrala y toca de nuevo «Continuar con Google».'
      : 'Vuelve a la tienda e inicia sesión con tu dirección de correo electrónico.',
  blocked: {
    title: 'Esta cuenta está bloqueada',
    text: 'Lo que compraste sigue siendo tuyo. Escríbenos si crees que es un error.',
  },
  home: 'Ir a la página de inicio',
};
