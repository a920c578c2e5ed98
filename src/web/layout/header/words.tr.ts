import type * as source from './words.ts';

export const headerWords: typeof source.headerWords = {
  toHome: (brand) => `${brand} ana sayfası`,
  encrypted: 'Şifreli',
  main: 'Ana menü',
  menu: 'Menü',
  closeMenu: 'Menüyü kapat',
  signIn: 'Giriş yap',
  signOut: 'Çıkış yap',
  getApp: 'Uygulamayı indir',
};
