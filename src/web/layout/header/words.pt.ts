import type * as source from './words.ts';

export const headerWords: typeof source.headerWords = {
  toHome: (brand) => `Página inicial da ${brand}`,
  encrypted: 'Criptografado',
  main: 'Principal',
  menu: 'Menu',
  closeMenu: 'Fechar menu',
  signIn: 'Entrar',
  signOut: 'Sair',
  getApp: 'Baixar o app',
};
