import type * as source from './words.ts';

export const headerWords: typeof source.headerWords = {
  toHome: (brand) => `Zur Startseite von ${brand}`,
  encrypted: 'Verschlüsselt',
  main: 'Hauptmenü',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  getApp: 'App holen',
};
