import type * as source from './words.ts';

export const linkPageWords: typeof source.linkPageWords = {
  noScript: 'Esta página necesita JavaScript.',
  failed: {
    title: 'No hemos podido comprobar tu enlace',
    text: 'Comprueba tu conexión e inténtalo de nuevo. El enlace sigue funcionando.',
  },
};

export const newPasswordWords: typeof source.newPasswordWords = {
  title: 'Elige una contraseña nueva',
  rule: 'Usa al menos 6 caracteres. Se cerrará la sesión en todos tus dispositivos.',
  label: 'Contraseña nueva',
  save: 'Guardar contraseña nueva',
};
