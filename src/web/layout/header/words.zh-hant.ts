import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './words.ts';

export const headerWords: typeof source.headerWords = {
  toHome: (brand) => spaced`${brand}首頁`,
  encrypted: '已加密',
  main: '主要導覽',
  menu: '選單',
  closeMenu: '關閉選單',
  signIn: '登入',
  signOut: '登出',
  getApp: '下載 App',
};
