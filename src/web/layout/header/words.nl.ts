import type * as source from './words.ts';

export const headerWords: typeof source.headerWords = {
  toHome: (brand) => `Naar de homepage van ${brand}`,
  encrypted: 'Versleuteld',
  main: 'Hoofdmenu',
  menu: 'Menu',
  closeMenu: 'Menu sluiten',
  signIn: 'Inloggen',
  signOut: 'Uitloggen',
  getApp: 'Download de app',
};
