import type * as source from './words.ts';

export const headerWords: typeof source.headerWords = {
  toHome: (brand) => `Home di ${brand}`,
  encrypted: 'Cifrato',
  main: 'Principale',
  menu: 'Menu',
  closeMenu: 'Chiudi il menu',
  signIn: 'Accedi',
  signOut: 'Esci',
  getApp: 'Scarica l’app',
};
