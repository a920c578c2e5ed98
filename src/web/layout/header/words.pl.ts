import type * as source from './words.ts';

export const headerWords: typeof source.headerWords = {
  toHome: (brand) => `${brand} – strona główna`,
  encrypted: 'Szyfrowane',
  main: 'Główne menu',
  menu: 'Menu',
  closeMenu: 'Zamknij menu',
  signIn: 'Zaloguj się',
  signOut: 'Wyloguj się',
  getApp: 'Aplikacja',
};
