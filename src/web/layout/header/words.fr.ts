import type * as source from './words.ts';

export const headerWords: typeof source.headerWords = {
  toHome: (brand) => `Accueil ${brand}`,
  encrypted: 'Chiffré',
  main: 'Principal',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  signIn: 'Connexion',
  signOut: 'Quitter',
  getApp: 'L’appli',
};
