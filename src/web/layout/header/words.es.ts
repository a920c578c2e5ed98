import type * as source from './words.ts';

export const headerWords: typeof source.headerWords = {
  toHome: (brand) => `Inicio de ${brand}`,
  encrypted: 'Cifrado',
  main: 'Principal',
  menu: 'Menú',
  closeMenu: 'Cerrar el menú',
  signIn: 'Entrar',
  signOut: 'Salir',
  getApp: 'Obtener la app',
};
