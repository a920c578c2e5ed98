import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './words.ts';

export const headerWords: typeof source.headerWords = {
  toHome: (brand) => spaced`${brand}首页`,
  encrypted: '已加密',
  main: '主导航',
  menu: '菜单',
  closeMenu: '关闭菜单',
  signIn: '登录',
  signOut: '退出登录',
  getApp: '获取应用',
};
