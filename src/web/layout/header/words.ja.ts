import type * as source from './words.ts';

export const headerWords: typeof source.headerWords = {
  toHome: (brand) => `${brand}のホーム`,
  encrypted: '暗号化済み',
  main: 'メイン',
  menu: 'メニュー',
  closeMenu: 'メニューを閉じる',
  signIn: 'ログイン',
  signOut: 'ログアウト',
  getApp: 'アプリを入手',
};
