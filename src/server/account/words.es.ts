import type * as source from './words.ts';

export const signInWords: typeof source.signInWords = {
  noPassword: 'Esta cuenta aún no tiene contraseña',
  signInFirst: 'Inicia sesión primero',
  otherAccount: 'Este enlace es para otra cuenta',
};
