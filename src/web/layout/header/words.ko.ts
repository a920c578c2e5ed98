import type * as source from './words.ts';

export const headerWords: typeof source.headerWords = {
  toHome: (brand) => `${brand} 홈`,
  encrypted: '암호화됨',
  main: '주 메뉴',
  menu: '메뉴',
  closeMenu: '메뉴 닫기',
  signIn: '로그인',
  signOut: '로그아웃',
  getApp: '앱 받기',
};
