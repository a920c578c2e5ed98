import type * as source from './words.ts';

export const invitationWords: typeof source.invitationWords = {
  asked: {
    title: 'Tu cuenta',
    text: 'Te enviaremos un correo para que entres en tu cuenta. Allí puedes ver tus eSIM en cualquier dispositivo.',
    button: 'Iniciar sesión',
  },
  open: {
    title: 'Guarda tus eSIM en una cuenta',
    text: 'Por ahora solo las conoce este navegador. Con una cuenta puedes verlas en cualquier dispositivo.',
    button: 'Crear cuenta',
  },
};

export const signInNeededWords: typeof source.signInNeededWords = {
  title: 'Hay que iniciar sesión',
  text: 'Inicia sesión para acceder al panel y comprar planes eSIM.',
  button: 'Iniciar sesión',
};

export const resetWords: typeof source.resetWords = {
  sent: '¡Correo para restablecer la contraseña enviado! Revisa tu bandeja de entrada.',
};
